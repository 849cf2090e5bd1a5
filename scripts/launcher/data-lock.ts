import { join } from 'node:path';
import { FolderInUse, isLocked, lockFolder } from '../../api/src/infra/database/folder-lock';
import { Problem } from '../lib/problem';

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
