/** A 4 px scale. */
export const space = {
  xxs: '4px',
  xs: '8px',
  sm: '12px',
  md: '16px',
  lg: '24px',
  xl: '32px',
  xxl: '48px',
  /** Inside the page and its cards. GlobalStyle makes it `md` in a small layout, otherwise `lg`. */
  gutter: 'var(--gutter)',
} as const;

export const radius = { sm: '8px', md: '12px', lg: '16px', pill: '999px' } as const;
