import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../../../webpack/integrity-of';
import { Problem } from '../../lib/problem';
import { parseRelease, RELEASE_FILE } from './release-file';
import type { ReleaseFile } from '@updown/shared/site';

/** A built remote: its description, and its files by their names. */
export interface BuiltRelease {
  readonly file: ReleaseFile;
  readonly contents: ReadonlyMap<string, Buffer>;
}

/** Reads a built remote, and compares each file with its description. */
export async function readBuilt(folder: string): Promise<BuiltRelease> {
  const read = (name: string) =>
    readFile(join(folder, name)).catch(() => {
      throw new Problem(`${folder} has no ${name}: build it again.`);
    });
  const file = parseRelease((await read(RELEASE_FILE)).toString(), join(folder, RELEASE_FILE));
  const contents = new Map<string, Buffer>();
  for (const [name, hash] of Object.entries(file.files)) {
    const content = await read(name);
    if (integrityOf(content) !== hash) {
      throw new Problem(`${join(folder, name)} was changed after the build: build it again.`);
    }
    contents.set(name, content);
  }
  return { file, contents };
}
