import latinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import vietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2';

function face(file: string, unicodeRange?: string): FontFace {
  return new FontFace('Inter Variable', `url(${file}) format('woff2-variations')`, {
    display: 'swap',
    weight: '100 900',
    ...(unicodeRange !== undefined && { unicodeRange }),
  });
}

/** Inter for English, from our own server. Chinese, which Inter does not cover, uses the system font. */
export function latinFace(): FontFace {
  return face(latin);
}

/** Inter for Turkish (Latin Extended) and Vietnamese. A browser loads these files only for a page with such letters. */
export function otherFaces(): FontFace[] {
  return [
    face(
      latinExt,
      `U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF,
        U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF`,
    ),
    face(
      vietnamese,
      `U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304,
        U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB`,
    ),
  ];
}

/**
 * Switches the page to Inter once the font is loaded; until then the text has the fallback font (fallback.ts). Registering a
 * font before it is loaded would make the browser lay out the whole page twice.
 */
export async function installFonts(): Promise<void> {
  const latin = latinFace();
  // The page keeps the fallback font.
  await latin.load().catch((error: unknown) => console.warn('[fonts]', error));
  for (const face of [latin, ...otherFaces()]) document.fonts.add(face);
}
