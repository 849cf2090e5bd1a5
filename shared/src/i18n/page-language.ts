import { locales, type Language } from './languages';

/** The texts of one front end. Loading rejects if its catalogue of a language cannot be had. */
export interface Translations {
  has: (language: Language) => boolean;
  load: (language: Language) => Promise<void>;
  /** Shows the language, or English if its texts are not there. */
  show?: (language: Language) => void;
}

interface Shown {
  readonly language: Language;
  /** False if a front end's texts could not be loaded: these stay English. */
  readonly isWhole: boolean;
}

/** The page does not wait longer for texts: until they come, it shows English. */
const WAIT_MS = 3_000;

/** Whether the work takes longer than that. */
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
    /** The language of the texts on the screen. */
    language: () => shown.language,
    locale: () => locales[shown.language],
    shown: () => shown,
    /** Calls back when the page must be drawn again, because its texts are others. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes the whole page at once, as soon as every front end has its texts; those that are late follow. */
    async show(language: Language): Promise<void> {
      wanted = language;
      const change = () => {
        // A later choice may have overtaken this one.
        if (wanted === language) publish();
      };
      const loading = Promise.all([...fronts].map((front) => load(front, language)));
      const isLate = await lasts(loading);
      change();
      if (isLate) void loading.then(change);
    },
    /** A front end that comes later brings its texts in the language that is wanted by then. */
    add(front: Translations): void {
      fronts.add(front);
      if (!front.has(wanted)) void load(front, wanted).then(publish);
    },
    /** Resolves once no texts are on their way, or late. */
    settled: async (): Promise<void> => void (await lasts(Promise.all(pending))),
  };
}

/** The language of the page, which the host chooses and every front end shows. */
export const pageLanguage = createPageLanguage();
