import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Build {
  readonly root: string;
  /** The folder that is built. */
  readonly folder: string;
  /** A file that every build writes, below the folder. */
  readonly product: string;
  /** What it is built from, as a fingerprint. */
  readonly sources: string;
}

const recordOf = (root: string, folder: string) => join(root, '.cache', 'built', folder);

/** The sources, and when the product was written: somebody may have built it by hand from others. */
async function state({ root, folder, product, sources }: Build): Promise<string> {
  const written = await stat(join(root, folder, product)).catch(() => undefined);
  return `${sources} ${written?.mtimeMs ?? 'not built'}`;
}

/** Builds the folder, unless what stands there was built from these sources; answers whether it did. */
export async function buildOnce(build: Build, work: () => Promise<void>): Promise<boolean> {
  const record = recordOf(build.root, build.folder);
  const known = await readFile(record, 'utf8').catch(() => undefined);
  if (known === (await state(build))) return false;
  // Whoever is killed half-way leaves no record of a product that is half old.
  await rm(record, { force: true });
  await work();
  await mkdir(join(record, '..'), { recursive: true });
  await writeFile(record, await state(build));
  return true;
}
