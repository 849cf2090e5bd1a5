import { useSyncExternalStore } from 'react';

/** Whether the window matches one of the theme's media, such as `theme.media.medium`. */
export function useMediaQuery(media: string): boolean {
  const query = media.replace('@media ', '');
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    // What is rendered ahead is for the smallest window.
    () => false,
  );
}
