import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  readonly name: string;
  readonly version: string;
  /** A remote's modules that the host may load: './GamePanel' maps to a file with a named export `GamePanel`. */
  readonly exports?: Readonly<Record<string, string>>;
  /** The exposed modules whose initial state the page shows before any script runs: 'GamePanel'. */
  readonly firstPaint?: readonly string[];
  /** The limits of its build, which webpack/budgets.ts reads. */
  readonly budgets?: unknown;
}

export function packageIn(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

/** The variable that gives a build of a remote another version than its package has: a preview's. */
export const VERSION_OF_BUILD = 'UPDOWN_BUILD_VERSION';

/** The package of a remote as its build shows it. */
export function builtPackage(text: string, version = process.env[VERSION_OF_BUILD]): Package {
  const own = JSON.parse(text) as Package;
  return version ? { ...own, version } : own;
}

/** The remote's name in the deployment descriptor: `game` for the package `@updown/remote-game`. */
export function remoteNameOf(packageName: string): string {
  return packageName.replace(/^(?:@[^/]+\/)?remote-/, '');
}

/** Reads the versions of the packages that are installed in a repository. */
export function installedIn(root: string): (name: string) => string {
  return (name) => packageIn(join(root, 'node_modules', name)).version;
}

/** The pages and places that the remote in a folder brings; undefined if it brings none. */
export function contributesIn(folder: string): object | undefined {
  const file = join(folder, 'contributes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : undefined;
}
