/** Where a text of the moment belongs in what is drawn: `{{price}}`. */
function slot(name: string) {
  return `{{${name}}}`;
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A style with a text of the moment waits in an attribute: the page's policy allows none in HTML. */
export function keepStyles(element: Element, texts: readonly string[]): void {
  for (const styled of element.querySelectorAll<HTMLElement | SVGElement>('[style]')) {
    const style = styled.getAttribute('style')!;
    if (!texts.some((text) => style.includes(text))) continue;
    styled.dataset['style'] = style;
    styled.removeAttribute('style');
  }
}

/** HTML that was drawn with these texts, with a slot for each of them. Throws if one of them is not in it. */
export function withSlots(html: string, texts: Readonly<Record<string, string>>): string {
  if (Object.keys(texts).length === 0) return html;
  const names = new Map(Object.entries(texts).map(([name, text]) => [escaped(text), name]));
  if (names.size < Object.keys(texts).length) throw new Error('Two texts of a specimen are equal.');
  // The longest first, so that none is found inside another.
  const longestFirst = [...names.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = longestFirst.map((text) =>
    text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`),
  );
  const found = new Set<string>();
  const slotted = html.replaceAll(new RegExp(pattern.join('|'), 'g'), (text) => {
    found.add(text);
    return slot(names.get(text)!);
  });
  const missing = longestFirst.filter((text) => !found.has(text));
  if (missing.length > 0) throw new Error(`What is drawn has no ${missing.join(', no ')}.`);
  return slotted;
}
