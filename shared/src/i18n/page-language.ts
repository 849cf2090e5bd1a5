import { useSyncExternalStore } from 'react';
import { locales, type Language } from './languages';

/** The texts of one front end. Loading rejects if the catalogue for a language cannot be loaded. */
export interface Translations {
  has: (language: Language) => boolean;
  load: (language: Language) => Promise<void>;
  /** Shows the language, or English if its texts are not loaded. */
  show?: (language: Language) => void;
}

export interface Shown {
  readonly language: Language;
  /** False if the texts of a front end could not be loaded; that front end stays in English. */
  readonly isWhole: boolean;
}

/** The longest wait for texts; until they arrive, the page shows English. */
const WAIT_MS = 3_000;

/** Whether the work takes longer than `WAIT_MS`. */
async function lasts(work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), WAIT_MS);
  });
  const isLate = await Promise.race([work.then(() => false), late]);
  clearTimeout(timer);
  return isLate;
}

export function createPageLanguage() {
  const fronts = new Set<Translations>();
  const listeners = new Set<() => void>();
  const pending = new Set<Promise<void>>();
  let wanted: Language = 'en';
  let shown: Shown = { language: 'en', isWhole: true };

  function publish(): void {
    shown = { language: wanted, isWhole: [...fronts].every((front) => front.has(wanted)) };
    for (const front of fronts) front.show?.(wanted);
    for (const listener of listeners) listener();
  }

  async function load(front: Translations, language: Language): Promise<void> {
    if (front.has(language)) return;
    const loading = front.load(language).catch((error: unknown) => {
      console.warn(`[language] ${language}:`, error);
    });
    pending.add(loading);
    await loading;
    pending.delete(loading);
  }

  return {
    /** The language of the displayed texts. */
    language: () => shown.language,
    locale: () => locales[shown.language],
    shown: () => shown,
    /** Calls back when the page must render again because its texts have changed. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Switches the whole page at once, as soon as every front end has its texts. Late front ends follow. */
    async show(language: Language): Promise<void> {
      wanted = language;
      const change = () => {
        // A later choice may have superseded this one.
        if (wanted === language) publish();
      };
      const loading = Promise.all([...fronts].map((front) => load(front, language)));
      const isLate = await lasts(loading);
      change();
      if (isLate) void loading.then(change);
    },
    /** Adds a front end that loads later, in the language wanted by then. */
    add(front: Translations): void {
      fronts.add(front);
      if (!front.has(wanted)) void load(front, wanted).then(publish);
    },
    /** Resolves once no texts are pending, or after `WAIT_MS`. */
    settled: async (): Promise<void> => void (await lasts(Promise.all(pending))),
  };
}

/** The page's language. The host chooses it and every front end shows it. */
export const pageLanguage = createPageLanguage();

/** The page's language. The root of the page and every memoised component use it to render again on a change. */
export function useLanguage() {
  return useSyncExternalStore(pageLanguage.subscribe, pageLanguage.shown, pageLanguage.shown);
}
