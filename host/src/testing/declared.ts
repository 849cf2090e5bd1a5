/**
 * What the style sheets say of an element where the window meets a condition, such as '(min-width: 720px)': jsdom has no
 * window to measure, so the rules themselves are read. Empty where they say nothing.
 */
export function declared(element: Element, condition: string, property: string): string {
  const values = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText.includes(condition))
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => element.matches(selectorText))
    .map(({ style }) => style.getPropertyValue(property));
  return values.filter((value) => value !== '').at(-1) ?? '';
}
