import { errorTexts, type ParamTypes } from '@updown/protocol/errors/texts';
import { t } from '../../texts/texts';
import { exactAmount, formatAmount, formatCount, tokenSymbol } from '../format/amount';
import { byLocale } from '../format/by-locale';
import { formatDayAndTime, formatTime } from '../format/time';
import type { Text } from '../i18n/create-texts';
import type { ErrorValues } from './error-text';

const figure = byLocale((locale) => new Intl.NumberFormat(locale));

const formats: { readonly [Name in keyof ParamTypes]: (value: ParamTypes[Name]) => string } = {
  amount: (baseUnits) => exactAmount(BigInt(baseUnits)),
  limit: (baseUnits) => formatAmount(BigInt(baseUnits)),
  time: (seconds) => formatTime(seconds * 1000),
  date: (seconds) => formatDayAndTime(seconds * 1000),
  id: String,
  percent: (percent) => figure().format(percent),
  name: String,
  gas: (gas) => formatCount(BigInt(gas)),
  most: (gas) => formatCount(BigInt(gas)),
};

function format(name: string, value: string | number): string {
  return name in formats ? formats[name as keyof ParamTypes](value as never) : String(value);
}

/**
 * The text for a code in the page's language; undefined if the page does not know the code, or if a value of the text is
 * missing. The API and the page are released apart, so one can be older than the other.
 */
export function textOf(code: string, values: ErrorValues = {}): string | undefined {
  const text = (errorTexts as Partial<Record<string, string>>)[code];
  if (text === undefined) return undefined;
  const shown: Record<string, string> = { symbol: tokenSymbol() };
  for (const [name, value] of Object.entries(values)) shown[name] = format(name, value);
  const isWhole = [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in shown);
  return isWhole ? t(text as Text, shown) : undefined;
}
