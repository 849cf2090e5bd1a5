import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/root';

const SECTION = /^## ([^\n]+)\n([^]*?)(?=^## |$(?![^]))/gm;
const BLOCK = /^```sh\n([^]*?)^```/m;

/** The commands of each section of docs/your-own-remote.md, as written there. */
export function sectionsOfDocument(): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, 'docs', 'your-own-remote.md'), 'utf8');
  const sections = [...text.matchAll(SECTION)].flatMap(([, title = '', content = '']) => {
    const [, block] = BLOCK.exec(content) ?? [];
    return block === undefined ? [] : [[title, block] as const];
  });
  return new Map(sections);
}
