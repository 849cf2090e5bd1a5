import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The sources with code, from the folder of the contracts: an interface has none. */
export const sourcesWithCode = (root: string): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sol') && !file.startsWith('interfaces'))
    .map((file) => join('src', file))
    .sort();
