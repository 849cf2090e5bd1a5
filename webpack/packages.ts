import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

const root = join(import.meta.dirname, '..');

interface Package {
  readonly version: string;
  /** For a remote: the modules that the host may load, './GamePanel' to a file with a named export `GamePanel`. */
  readonly exports?: Readonly<Record<string, string>>;
  /** Those of them that the page shows before any script has run, as they are before any answer: 'GamePanel'. */
  readonly firstPaint?: readonly string[];
}

/** The package.json of an app. */
export function packageIn(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

/** The installed version of a package, or an app's by its absolute folder. */
export function versionOf(packageOrFolder: string): string {
  return packageIn(
    isAbsolute(packageOrFolder) ? packageOrFolder : join(root, 'node_modules', packageOrFolder),
  ).version;
}
