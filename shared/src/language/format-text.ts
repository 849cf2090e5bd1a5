import { IntlMessageFormat } from 'intl-messageformat';

const formats = new Map<string, IntlMessageFormat>();

function formatOf(text: string, locale: string): IntlMessageFormat {
  const key = `${locale} ${text}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
    formats.set(key, format);
  }
  return format;
}

/** A text of ICU's syntax with its values: a string, or its pieces if a value is no string. */
export function formatText<Value>(
  text: string,
  locale: string,
  values?: Readonly<Record<string, Value | string | number>>,
): string | Value | (string | Value)[] {
  return values === undefined ? text : formatOf(text, locale).format<Value>(values);
}
