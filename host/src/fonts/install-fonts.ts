import { latinFace, otherFaces } from './inter-faces';

/**
 * Gives the page its font once that is loaded: until then the text has a font of the system in the same size
 * (fallback-face.ts). A font that is known while it loads would make the browser lay out the whole page twice.
 */
export async function installFonts(): Promise<void> {
  const latin = latinFace();
  // Without it the page keeps the system's font.
  await latin.load().catch((error: unknown) => console.warn('[fonts]', error));
  for (const face of [latin, ...otherFaces()]) document.fonts.add(face);
}
