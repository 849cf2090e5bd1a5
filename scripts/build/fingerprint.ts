import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root } from '../../tools/root';

/** What API and pages import of the protocol, and of the contracts, whose folder is Solidity and its tests for the rest. */
export const contractSources = [
  'protocol',
  'contracts/generated',
  ...readdirSync(join(root, 'contracts'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('contracts', name)),
];

const produced = new Set(['node_modules', 'dist', 'out', 'cache', 'coverage']);
const IS_TEST = /\.test\.tsx?$/;

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined;
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  if (!entries) return [path];
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !produced.has(name) && !name.startsWith('.') && !IS_TEST.test(name))
      .map(({ name }) => filesBelow(join(path, name))),
  );
  return nested.flat();
}

/** A hash of the names and contents of all files below the paths, without tests, and of `word`. */
export async function fingerprint(
  root: string,
  paths: readonly string[],
  word = '',
): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesBelow(join(root, path)))))
    .flat()
    .sort();
  const hash = createHash('sha256').update(word);
  for (const file of files) {
    const content = await readFile(file);
    hash
      .update(`${relative(root, file).split(sep).join('/')}\0${content.length}\0`)
      .update(content);
  }
  return hash.digest('hex');
}
