import { withSlots } from './slots';
import type { SceneItem } from '@updown/shared';

/**
 * HTML whose lists were drawn with these items, with a template for each kind in their place. Each list has all of them, in
 * this order, and nothing else.
 */
export function withItems(html: string, items: readonly SceneItem[]): string {
  const drawn = document.createElement('template');
  drawn.innerHTML = html;
  const all = [...drawn.content.querySelectorAll('[data-item]')];
  for (const list of new Set(all.map(({ parentElement }) => parentElement!))) {
    const own = [...list.children];
    if (own.length !== items.length) {
      throw new Error(`A list has ${own.length} elements for ${items.length} items.`);
    }
    const kinds = new Set<string>();
    for (const [index, item] of own.entries()) {
      const { kind, texts } = items[index]!;
      const template = document.createElement('template');
      template.dataset['kind'] = kind;
      template.innerHTML = withSlots(item.outerHTML, texts);
      if (kinds.has(kind)) item.remove();
      else item.replaceWith(template);
      kinds.add(kind);
    }
  }
  return drawn.innerHTML;
}
