import type { Scene, SceneItem } from '@updown/shared';

const SLOT = /\{\{(\w+)\}\}/g;

type Filling = Pick<Scene, 'texts' | 'items'>;

/** Puts the texts into the slots of what a build has drawn, and the items into its lists. It makes no HTML of them. */
export function fillLook(drawn: DocumentFragment, { texts, items = [] }: Filling): void {
  const filled = (text: string) => text.replaceAll(SLOT, (_, slot: string) => texts[slot] ?? '');
  const nodes = document.createTreeWalker(drawn, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) {
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
  fillLists(drawn, items);
}

/** The items take the place of the templates of their kinds. */
function fillLists(drawn: DocumentFragment, items: readonly SceneItem[]): void {
  const templates = [...drawn.querySelectorAll('template')];
  for (const list of new Set(templates.map(({ parentElement }) => parentElement!))) {
    const kinds = new Map(
      [...list.querySelectorAll('template')].map(({ dataset, content }) => [
        dataset['kind'],
        content,
      ]),
    );
    const shown = items.flatMap(({ kind, texts }) => {
      const item = kinds.get(kind)?.cloneNode(true) as DocumentFragment | undefined;
      if (item !== undefined) fillLook(item, { texts });
      return item ?? [];
    });
    list.replaceChildren(...shown);
  }
}
