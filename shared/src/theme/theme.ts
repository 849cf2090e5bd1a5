import { dark, light, type Palette } from './color';
import { font } from './font';
import { layer } from './layer';
import { media } from './media';
import { motion } from './motion';
import { radius, space } from './space';

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
