import { dark, light, type Palette } from './color';
import { motion } from './motion';

/** The layout is small below `medium` and large from `large` on. */
const breakpoint = { medium: 720, large: 1120 } as const;

/** The media queries of the page's layouts. */
export const media = {
  medium: `@media (min-width: ${breakpoint.medium}px)`,
  large: `@media (min-width: ${breakpoint.large}px)`,
} as const;

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

/** Every z-index of the page, in ascending order. */
export const layer = {
  /** A bar at the bottom of a small window, above the cards that scroll behind it. */
  bar: 5,
  /** Content that sticks below the header, above the card that holds the bar. */
  line: 6,
  /** Above the content that scrolls behind it. */
  header: 10,
  /** Above the header, so that nothing on the page can be reached while a dialog is open. */
  dialog: 20,
  /** Above dialogs, because a transaction may end while one is open. */
  toast: 30,
} as const;

export const font = {
  body: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif",
  size: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.25rem',
    xl: '1.75rem',
    display: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)',
  },
  weight: { regular: 400, medium: 500, semibold: 600, bold: 700 },
} as const;

/** A colour scheme. */
export type Scheme = 'dark' | 'light';

const measures = { font, layer, media, motion, radius, space } as const;

const names = Object.keys(dark) as (keyof Palette)[];

/**
 * A CSS variable for each colour. GlobalStyle sets the variables by the root's `data-theme` attribute, so that one HTML serves
 * both themes.
 */
const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Palette;

/** `palette` holds the colour values, for use in a canvas. */
function themeOf(scheme: Scheme, palette: Palette) {
  return { scheme, color, palette, ...measures };
}

/** The CSS declarations of the colour variables. */
export function definitions(palette: Palette): string {
  return names.map((name) => `--${name}: ${palette[name]};`).join('');
}

/** The theme that styled components receive. */
export type Theme = ReturnType<typeof themeOf>;

/** The theme of each colour scheme. */
export const themes: Record<Scheme, Theme> = {
  dark: themeOf('dark', dark),
  light: themeOf('light', light),
};

/** The default theme. */
export const theme = themes.dark;

declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- styled-components asks for this merging
  export interface DefaultTheme extends Theme {}
}
