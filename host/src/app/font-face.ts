import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { createGlobalStyle } from '@updown/shared';

/** Inter, from our own server; until it is there the text stands in the system's font. */
export const FontFace = createGlobalStyle`
  @font-face {
    font-family: 'Inter Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 100 900;
    src: url(${inter}) format('woff2-variations');
  }
`;
