import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderInUse, isLocked, lockFolder } from '../../api/src/infra/database/folder-lock';
import { Problem } from '../lib/problem';

const NOTE = 'README.txt';
const CONTENT =
  'The local game of UpDown: chain, database and logs. `npm run reset` removes this folder.\n';

/** Marks the folder as ours, so that `reset` may remove it. Throws a problem if it holds other files. */
export async function claimDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  if (existsSync(join(dataDir, NOTE))) return;
  if ((await readdir(dataDir)).length > 0) {
    throw new Problem(
      `DATA_DIR is ${dataDir}, which holds other files. Choose an empty or a new folder.`,
    );
  }
  await writeFile(join(dataDir, NOTE), CONTENT);
}

/** Removes the folder if it is ours. Resolves with whether it did. */
export async function removeDataDir(dataDir: string): Promise<boolean> {
  if (!existsSync(join(dataDir, NOTE))) return false;
  await rm(dataDir, { recursive: true });
  return true;
}

/** The lock is inside the folder: `running.lock`. */
function lockIn(dataDir: string): string {
  return join(dataDir, 'running');
}

/** Whether a launcher runs on the folder. */
export function isInUse(dataDir: string): boolean {
  return isLocked(lockIn(dataDir));
}

/** Locks the folder against a second launcher; returns the function that unlocks it. */
export function lockDataDir(dataDir: string): () => void {
  try {
    return lockFolder(lockIn(dataDir));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Problem(`UpDown is already running on ${dataDir}: stop that one first (Ctrl-C).`);
  }
}
