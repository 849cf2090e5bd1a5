import { pageLanguage } from '../i18n/page-language';

/** Makes something of `Intl` once per locale, because that is slow, and gives the one of the page's language. */
export function byLocale<Value>(make: (locale: string) => Value): () => Value {
  const made = new Map<string, Value>();
  return () => {
    const locale = pageLanguage.locale();
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
