import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query of the theme, such as `theme.media.medium`. */
export function useMediaQuery(media: string): boolean {
  const query = media.replace('@media ', '');
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    // Prerendered pages are for the smallest window.
    () => false,
  );
}
