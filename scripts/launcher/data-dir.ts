import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from './problem';

const note = 'README.txt';
const content =
  'The local game of UpDown: chain, database and logs. `npm run reset` removes this folder.\n';

/** Makes the folder ours, unless it holds what is not ours: `reset` removes it whole. */
export async function claimDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  if (existsSync(join(dataDir, note))) return;
  if ((await readdir(dataDir)).length > 0) {
    throw new Problem(
      `DATA_DIR is ${dataDir}, which holds other things. Name an empty folder, or one that does not exist yet.`,
    );
  }
  await writeFile(join(dataDir, note), content);
}

/** Removes the folder and answers whether there was one; leaves a folder alone that is not ours. */
export async function removeDataDir(dataDir: string): Promise<boolean> {
  if (!existsSync(join(dataDir, note))) return false;
  await rm(dataDir, { recursive: true });
  return true;
}
