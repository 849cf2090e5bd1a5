import { fallbackFace } from './fallback-face';
import { interFaces } from './inter-faces';

/**
 * Makes the page's fonts known. They have a sheet of their own: a rule that is added beside a font makes Chromium look up
 * the font of every element again, and lay out the whole page.
 */
export function installFonts(): void {
  const element = document.createElement('style');
  document.head.append(element);
  for (const rule of [fallbackFace, ...interFaces]) element.sheet!.insertRule(rule);
}
