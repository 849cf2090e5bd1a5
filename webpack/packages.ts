import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

const root = join(import.meta.dirname, '..');

interface Package {
  readonly version: string;
  /** A remote's modules that the host may load: './GamePanel' maps to a file with a named export `GamePanel`. */
  readonly exports?: Readonly<Record<string, string>>;
  /** The exposed modules whose initial state the page shows before any script runs: 'GamePanel'. */
  readonly firstPaint?: readonly string[];
}

export function packageIn(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

/** The installed version of a package, or the version of an app given by its absolute folder. */
export function versionOf(packageOrFolder: string): string {
  return packageIn(
    isAbsolute(packageOrFolder) ? packageOrFolder : join(root, 'node_modules', packageOrFolder),
  ).version;
}
