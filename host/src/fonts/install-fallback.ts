import { fallbackFace } from './fallback-face';

/** Makes the font known that stands for Inter while that is loading. The first paint of a page has it already. */
export function installFallback(): void {
  if ([...document.fonts].some(({ family }) => family.includes('Inter Fallback'))) return;
  const element = document.createElement('style');
  document.head.append(element);
  element.sheet!.insertRule(fallbackFace);
}
