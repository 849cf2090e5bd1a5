import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Build {
  readonly root: string;
  /** The folder to build. */
  readonly folder: string;
  /** A file that every build writes, relative to the folder. */
  readonly product: string;
  /** The fingerprint of its sources. */
  readonly sources: string;
}

function recordOf(root: string, folder: string) {
  return join(root, '.cache', 'built', folder);
}

/** The sources, and the time of the product: somebody may have built it by hand from other sources. */
async function state({ root, folder, product, sources }: Build): Promise<string> {
  const written = await stat(join(root, folder, product)).catch(() => undefined);
  return `${sources} ${written?.mtimeMs ?? 'not built'}`;
}

/** Builds the folder, unless its product comes from these sources. Resolves with whether it built. */
export async function buildOnce(build: Build, work: () => Promise<void>): Promise<boolean> {
  const record = recordOf(build.root, build.folder);
  const known = await readFile(record, 'utf8').catch(() => undefined);
  if (known === (await state(build))) return false;
  // A build that is killed half-way must leave no record.
  await rm(record, { force: true });
  await work();
  await mkdir(join(record, '..'), { recursive: true });
  await writeFile(record, await state(build));
  return true;
}
