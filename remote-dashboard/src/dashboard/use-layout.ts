import { useSyncExternalStore } from 'react';
import { theme } from '@updown/shared';

export type Layout = 'small' | 'medium' | 'large';

const queryOf = (media: string): MediaQueryList => matchMedia(media.replace('@media ', ''));

function subscribe(listener: () => void): () => void {
  const queries = [queryOf(theme.media.medium), queryOf(theme.media.large)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function current(): Layout {
  if (queryOf(theme.media.large).matches) return 'large';
  return queryOf(theme.media.medium).matches ? 'medium' : 'small';
}

/** Which layout the window has room for. It decides what is in the page, and so is not left to CSS. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, current);
