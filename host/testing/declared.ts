/**
 * The declared value of an element's property under a media condition such as '(min-width: 720px)', or an empty string. jsdom
 * has no layout, so this function reads the rules.
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
