import { dark, light, type Palette } from './color';
import { font } from './font';
import { layer } from './layer';
import { media } from './media';
import { radius, space } from './space';

export type Scheme = 'dark' | 'light';

const measures = { font, layer, media, radius, space } as const;

function themeOf(scheme: Scheme, color: Palette) {
  return { scheme, color, ...measures };
}

export type Theme = ReturnType<typeof themeOf>;

export const themes: Record<Scheme, Theme> = {
  dark: themeOf('dark', dark),
  light: themeOf('light', light),
};

/** The theme of the specification. */
export const theme = themes.dark;

declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- styled-components asks for this merging
  export interface DefaultTheme extends Theme {}
}
