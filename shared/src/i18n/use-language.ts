import { useSyncExternalStore } from 'react';
import { pageLanguage } from './page-language';

/** The page's language. The root of the page and every memoised component use it to render again on a change. */
export function useLanguage() {
  return useSyncExternalStore(pageLanguage.subscribe, pageLanguage.shown, pageLanguage.shown);
}
