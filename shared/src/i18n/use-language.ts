import { useSyncExternalStore } from 'react';
import { pageLanguage } from './page-language';

/** The language of the page. The root of the page and each memoised component draw again when it changes. */
export function useLanguage() {
  return useSyncExternalStore(pageLanguage.subscribe, pageLanguage.shown, pageLanguage.shown);
}
