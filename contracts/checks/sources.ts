import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all sources with code (interfaces have none), relative to the contracts' folder. */
export function sourcesWithCode(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sol') && !file.startsWith('interfaces'))
    .map((file) => join('src', file))
    .sort();
}
