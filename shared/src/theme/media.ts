/** The layout is small below `medium` and large from `large` on. */
const breakpoint = { medium: 720, large: 1120 } as const;

/** The media queries of the page's layouts. */
export const media = {
  medium: `@media (min-width: ${breakpoint.medium}px)`,
  large: `@media (min-width: ${breakpoint.large}px)`,
} as const;
