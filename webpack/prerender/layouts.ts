import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchOnly, queryOf } from './media';

const LAYOUTS_FILE = 'src/first-paint/layouts.ts';

/** A media rule of the theme, such as '@media (min-width: 720px)'. */
type Media = string;

/**
 * From where on a front end has other elements, the narrowest window first: each medium also matches what the next ones match.
 * Without its file it has the same elements in every window.
 */
export async function layoutsOf(folder: string): Promise<readonly Media[]> {
  const file = join(folder, LAYOUTS_FILE);
  if (!existsSync(file)) return [];
  return ((await import(file)) as { layouts: readonly Media[] }).layouts;
}

/** The layouts beside each other, each drawn in a window of its width. */
export function drawLayouts(
  layouts: readonly Media[],
  name: string,
  draw: (layout: string) => HTMLElement,
): HTMLElement {
  if (layouts.length === 0) return draw('');
  const all = document.createElement('div');
  for (let index = 0; index <= layouts.length; index += 1) {
    matchOnly(layouts.slice(0, index).map(queryOf));
    const drawn = draw(`-${index}`);
    drawn.dataset['layout'] = `${name}-${index}`;
    all.append(drawn);
  }
  matchOnly([]);
  return all;
}

/** Show the layout that fits the window. Nobody hears the others, and their ids do not count. */
export function layoutRules(layouts: readonly Media[], name: string): string {
  const hidden = (index: number) => `{[data-layout=${name}-${index}]{display:none}}`;
  return layouts
    .map(
      (media, index) =>
        `${media}${hidden(index)}@media not all and ${queryOf(media)}${hidden(index + 1)}`,
    )
    .join('');
}
