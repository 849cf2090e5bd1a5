import { pageLanguage } from '../i18n/page-language';

/** An `Intl` formatter for the page's language, created once per locale. The early script has loaded the locale's data. */
export function byLocale<Value>(make: (locale: string) => Value): () => Value {
  const made = new Map<string, Value>();
  return () => {
    const locale = pageLanguage.locale();
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

export interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/** The grouping and decimal separators: ',' and '.' in English, '.' and ',' in Turkish. */
export const separators: () => Separators = byLocale((locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
});
