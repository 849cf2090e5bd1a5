import { useTheme } from '@updown/shared';
import { useSyncExternalStore } from 'react';

/** Whether the window has room for a table. */
export function useIsWide(): boolean {
  const { media } = useTheme();
  const query = media.medium.replace('@media ', '');
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
