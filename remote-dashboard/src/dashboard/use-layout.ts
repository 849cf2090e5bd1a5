import { theme, useMediaQuery } from '@updown/shared';

export type Layout = 'small' | 'medium' | 'large';

/** The layout that fits the window. It decides which elements exist, so CSS cannot do it. */
export function useLayout(): Layout {
  const isMedium = useMediaQuery(theme.media.medium);
  const isLarge = useMediaQuery(theme.media.large);
  if (isLarge) return 'large';
  return isMedium ? 'medium' : 'small';
}
