/**
 * A system font scaled to the size of Inter, shown until Inter is loaded, so that the layout does not shift. The fallback is
 * 1.5% wider, so that no text grows.
 */
export const fallbackFace = `@font-face {
  font-family: 'Inter Fallback';
  src: local('Arial'), local('Helvetica'), local('Liberation Sans'), local('Roboto');
  size-adjust: 108.5%;
  ascent-override: 90%;
  descent-override: 22%;
  line-gap-override: 0%;
}`;

/** Registers the fallback font. A prerendered page has it from its first paint. */
export function installFallback(): void {
  if ([...document.fonts].some(({ family }) => family.includes('Inter Fallback'))) return;
  const element = document.createElement('style');
  document.head.append(element);
  element.sheet!.insertRule(fallbackFace);
}
