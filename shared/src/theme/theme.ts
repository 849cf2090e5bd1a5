import { color } from './color';
import { font } from './font';
import { layer } from './layer';
import { media } from './media';
import { radius, space } from './space';

export const theme = { color, font, layer, media, radius, space } as const;

export type Theme = typeof theme;

declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- styled-components asks for this merging
  export interface DefaultTheme extends Theme {}
}
