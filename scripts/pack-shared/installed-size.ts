import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../../tools/problem';

/** The most that the package may take in a project, with all that npm installs for it. */
const MOST_MB = 30;

const MB = 1024 * 1024;
const BLOCK = 4096;

interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** What npm installs for a package: its dependencies, and its peers unless they are optional. */
function needed({ dependencies, peerDependencies, peerDependenciesMeta }: Needs): string[] {
  const peers = Object.keys(peerDependencies ?? {});
  const wanted = peers.filter((peer) => peerDependenciesMeta?.[peer]?.optional !== true);
  return [...Object.keys(dependencies ?? {}), ...wanted];
}

/** The folder of a package as Node finds it from another folder; undefined if it is not installed. */
function find(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return from === dirname(from) ? undefined : find(name, dirname(from));
}

/** What a folder takes on a disk, without the packages that are installed inside it. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.slice(folder.length).includes('/node_modules/'))
    .map((path) => lstatSync(path))
    .reduce((sum, stat) => sum + (stat.isFile() ? Math.ceil(stat.size / BLOCK) * BLOCK : 0), 0);
}

/** The bytes of a package and of everything that npm installs with it, each library once, by the name of the library. */
export function installedSizes(packed: string, manifest: Needs, from: string): Map<string, number> {
  const folders = new Set<string>();
  const visit = (needs: Needs, at: string) => {
    for (const folder of needed(needs).map((name) => find(name, at))) {
      if (folder === undefined || folders.has(folder)) continue;
      folders.add(folder);
      visit(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Needs, folder);
    }
  };
  visit(manifest, from);
  const libraries = [...folders].map((folder) => [folder, sizeOf(folder)] as const);
  return new Map([[packed, sizeOf(packed)], ...libraries]);
}

/** Refuses a package that is too large, and says what takes the room; otherwise returns a line about its size. */
export function judgeSize(sizes: ReadonlyMap<string, number>, most = MOST_MB): string {
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const total = `${(bytes / MB).toFixed(1)} MB installed with its dependencies`;
  if (bytes <= most * MB) return `${total}, of ${most}`;
  const largest = [...sizes].sort(([, one], [, other]) => other - one).slice(0, 5);
  const list = largest.map(
    ([path, size]) => `${path.split('/node_modules/').at(-1)} ${(size / MB).toFixed(1)}`,
  );
  throw new Problem(
    `The package takes ${total}; it may take ${most}. The largest, in MB: ${list.join(', ')}. Bundle what little of a library is in use: scripts/pack-shared/packed-manifest.ts.`,
  );
}
