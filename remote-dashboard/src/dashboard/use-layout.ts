import { theme, useMediaQuery } from '@updown/shared';

export type Layout = 'small' | 'medium' | 'large';

/** The layout that fits the window. Not CSS, because the layout decides which elements exist. */
export function useLayout(): Layout {
  const isMedium = useMediaQuery(theme.media.medium);
  const isLarge = useMediaQuery(theme.media.large);
  if (isLarge) return 'large';
  return isMedium ? 'medium' : 'small';
}
