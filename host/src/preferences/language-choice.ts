import { isLanguage, type Language } from '@updown/shared';
import { siteStorage } from '../browser-storage';

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
  const listeners = new Set<() => void>();
  let chosen = stored();

  function changed(): void {
    for (const listener of listeners) listener();
  }
  window.addEventListener('languagechange', changed);
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    chosen = stored();
    changed();
  });

  return {
    language: () => chosen ?? preferredLanguage(navigator.languages),
    choose: (language) => {
      chosen = language;
      siteStorage.setItem(KEY, language);
      changed();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

function stored(): Language | null {
  const text = siteStorage.getItem(KEY);
  return isLanguage(text) ? text : null;
}
