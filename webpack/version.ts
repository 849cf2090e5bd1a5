import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The version that is really there: of a package, or of an app by its folder. */
export function versionOf(packageOrFolder: string): string {
  const folder = isAbsolute(packageOrFolder)
    ? packageOrFolder
    : join(root, 'node_modules', packageOrFolder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
