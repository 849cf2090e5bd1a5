import { byLocale } from './by-locale';

export interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/** The signs between the groups of digits and before the decimals: ',' and '.' in English, '.' and ',' in Turkish. */
export const separators = byLocale((locale): Separators => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: valueOf('group'), decimal: valueOf('decimal') };
});
