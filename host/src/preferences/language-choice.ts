import { isLanguage, type Language } from '@updown/shared';
import { createStoredChoice } from './stored-choice';

/** The first of the browser's languages that the page supports ('es-MX' is Spanish), or English. Some browsers name none. */
export function preferredLanguage(preferences: readonly string[] | undefined): Language {
  for (const tag of preferences ?? []) {
    const [base] = tag.toLowerCase().split('-');
    if (isLanguage(base)) return base;
  }
  return 'en';
}

export interface LanguageStore {
  language: () => Language;
  choose: (language: Language) => void;
  /** Calls back when the choice or the browser's preference changes, also in another tab. */
  subscribe: (onChange: () => void) => () => void;
}

/** host/src/app/first-paint/first-paint.early.js reads this key before the first paint. */
const KEY = 'language';

/** Stores the player's choice of language in local storage, if available. Without a choice, the browser's language applies. */
export function createLanguageStore(): LanguageStore {
  const { chosen, choose, subscribe } = createStoredChoice(KEY, isLanguage, (onChange) =>
    window.addEventListener('languagechange', onChange),
  );
  return {
    language: () => chosen() ?? preferredLanguage(navigator.languages),
    choose,
    subscribe,
  };
}
