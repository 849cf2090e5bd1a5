import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Its state and when it started (Linux); a start tells it from a later process that got the same id. */
const statusOf = (pid: number): { state: string; start: string } => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return { state: '', start: '' };
  }
};

/** Ended, though its parent has not asked yet how: under some first processes of a container it stays so for good. */
const hasEnded = (state: string) => state === 'Z' || state === 'X';

const isAlive = (holder: string): boolean => {
  const [pid, start] = holder.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = statusOf(Number(pid));
  return now.start === start && !hasEnded(now.state);
};

const contentOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** Another process lives that holds the folder. */
class FolderInUse extends Error {
  constructor(folder: string, pid = 'unknown') {
    super(`${folder} is in use by another process (${pid}): stop that one first.`);
  }
}

/**
 * Holds `folder` against other processes, by a file beside it that appears whole or not at all.
 * A file that a dead process left is taken away. Returns what releases it.
 */
export const lockFolder = (folder: string): (() => void) => {
  const path = `${folder}.lock`;
  const own = `${path}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  writeFileSync(own, `${process.pid} ${statusOf(process.pid).start}`);
  try {
    for (let attempt = 0; attempt < 10; attempt++) {
      const holder = contentOf(path);
      if (holder === undefined) {
        try {
          linkSync(own, path);
          return () => rmSync(path, { force: true });
        } catch {
          continue; // another process was faster; look again who it is
        }
      }
      if (isAlive(holder)) throw new FolderInUse(folder, holder.split(' ')[0]);
      buryDead(path, holder);
    }
    throw new Error(`${folder} could not be locked.`);
  } finally {
    rmSync(own, { force: true });
  }
};

/** The same, with patience (in ms) for a process that is about to end. */
export const lockFolderWhenFree = async (folder: string, patience = 5000): Promise<() => void> => {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() > deadline) throw error;
    }
    await delay(50);
  }
};

/** Takes the lock of a dead process away, and puts it back if it was meanwhile another's. */
const buryDead = (path: string, holder: string) => {
  const grave = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, grave);
    if (contentOf(grave) !== holder) linkSync(grave, path);
  } catch {
    // Another process buried it first.
  }
  rmSync(grave, { force: true });
};
