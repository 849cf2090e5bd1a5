import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderInUse, isLocked, lockFolder } from '../../tools/folder-lock';
import { Problem } from '../../tools/problem';

/** Marks the folder as ours, so that `reset` may remove it. */
const NOTE = 'README.txt';
const CONTENT =
  'The local game of UpDown: chain, database and logs. `npm run reset` removes this folder.\n';
/** `running.lock` in the folder. */
const LOCK = 'running';

/** Marks the folder as ours and locks it; returns the function that unlocks it. Rejects if it is not for us. */
export async function claimDataDir(dataDir: string): Promise<() => void> {
  await mkdir(dataDir, { recursive: true });
  const files = await readdir(dataDir);
  if (files.length > 0 && !files.includes(NOTE)) {
    throw new Problem(
      `DATA_DIR is ${dataDir}, which holds other files. Choose an empty or a new folder.`,
    );
  }
  await writeFile(join(dataDir, NOTE), CONTENT);
  try {
    return lockFolder(join(dataDir, LOCK));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Problem(`UpDown is already running on ${dataDir}: stop that one first (Ctrl-C).`);
  }
}

/** Whether a launcher runs on the folder. */
export function isInUse(dataDir: string): boolean {
  return isLocked(join(dataDir, LOCK));
}

/** Removes the folder if it is ours. Resolves with whether it did. */
export async function removeDataDir(dataDir: string): Promise<boolean> {
  if (!existsSync(join(dataDir, NOTE))) return false;
  await rm(dataDir, { recursive: true });
  return true;
}
