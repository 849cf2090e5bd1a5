const SLOT = /\{\{(\w+)\}\}/g;

/** Puts the texts into the slots of what a build has drawn. It makes no HTML of them. */
export function fillLook(drawn: Node, texts: Readonly<Record<string, string>>): void {
  const filled = (text: string) => text.replaceAll(SLOT, (_, slot: string) => texts[slot] ?? '');
  const nodes = document.createTreeWalker(drawn, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (!(node instanceof HTMLElement)) {
      node.nodeValue &&= filled(node.nodeValue);
      continue;
    }
    for (const attribute of node.attributes) attribute.value = filled(attribute.value);
    // The page's policy allows no style in HTML.
    const { style } = node.dataset;
    if (style === undefined) continue;
    delete node.dataset['style'];
    node.style.cssText = style;
  }
}
