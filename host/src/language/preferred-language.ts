import { isLanguage, type Language } from '@updown/shared';

/** The first of the browser's languages that the page has: 'es-MX' is Spanish. English if it has none. */
export function preferredLanguage(preferences: readonly string[]): Language {
  for (const tag of preferences) {
    const [base] = tag.toLowerCase().split('-');
    if (isLanguage(base)) return base;
  }
  return 'en';
}
