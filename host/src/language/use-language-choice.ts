import { pageLanguage, type Language } from '@updown/shared';
import { useSyncExternalStore } from 'react';
import { createLanguageStore, type LanguageStore } from './language-choice';

let known: LanguageStore | undefined;

/** The page's one choice of a language. */
export function languageStore(): LanguageStore {
  return (known ??= createLanguageStore());
}

export function useLanguageChoice(): readonly [Language, (language: Language) => void] {
  const shown = () => pageLanguage.language();
  const { subscribe, language, choose } =
    typeof document === 'undefined'
      ? { subscribe: () => () => undefined, language: shown, choose: () => undefined }
      : languageStore();
  return [useSyncExternalStore(subscribe, language, shown), choose];
}
