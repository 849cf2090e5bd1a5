import { pageLanguage } from '../i18n/page-language';

/** Safari has no idle callback. */
const whenIdle: (run: () => void) => unknown =
  globalThis.requestIdleCallback ?? ((run) => setTimeout(run, 200));

/**
 * A formatter of `Intl` in the page's language, made once per locale. The first one costs a slow phone up to 100 ms, so it
 * is made while the page is idle, or when a number needs it earlier.
 */
export function byLocale<Value>(make: (locale: string) => Value): () => Value {
  const made = new Map<string, Value>();
  const ofPage = () => {
    const locale = pageLanguage.locale();
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
  whenIdle(ofPage);
  return ofPage;
}

export interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/** The signs between the groups of digits and before the decimals: ',' and '.' in English, '.' and ',' in Turkish. */
export const separators: () => Separators = byLocale((locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
});
