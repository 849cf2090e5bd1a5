import { pageLanguage } from '../i18n/page-language';

/** Safari has no requestIdleCallback. */
const whenIdle: (run: () => void) => unknown =
  globalThis.requestIdleCallback ?? ((run) => setTimeout(run, 200));

/**
 * An `Intl` formatter for the page's language, created once per locale. The first one takes up to 100 ms on a slow phone, so
 * it is created while the page is idle, or earlier if a number needs it.
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

/** The grouping and decimal separators: ',' and '.' in English, '.' and ',' in Turkish. */
export const separators: () => Separators = byLocale((locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
});
