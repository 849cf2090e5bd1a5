import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The state of a process and its start time (Linux). The start time distinguishes it from a later process with the
 * same id.
 */
function statusOf(pid: number): { state: string; start: string } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return { state: '', start: '' };
  }
}

/** Whether a process has ended. Zombies count, because the init process of some containers never reaps its children. */
function hasEnded(state: string) {
  return state === 'Z' || state === 'X';
}

function isAlive(holder: string): boolean {
  const [pid, start] = holder.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = statusOf(Number(pid));
  return now.start === start && !hasEnded(now.state);
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The folder is in use by another running process. */
export class FolderInUse extends Error {
  constructor(folder: string, pid = 'unknown') {
    super(`${folder} is in use by another process (${pid}): stop that one first.`);
  }
}

/**
 * Locks `folder` against other processes with an atomically created file beside it. Removes the file of a dead process.
 * Returns a function that releases the lock.
 */
export function lockFolder(folder: string): () => void {
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
          continue; // another process was faster; check the new holder
        }
      }
      if (isAlive(holder)) throw new FolderInUse(folder, holder.split(' ')[0]);
      buryDead(path, holder);
    }
    throw new Error(`${folder} could not be locked.`);
  } finally {
    rmSync(own, { force: true });
  }
}

/** Whether a living process holds the folder. */
export function isLocked(folder: string): boolean {
  const holder = contentOf(`${folder}.lock`);
  return holder !== undefined && isAlive(holder);
}

/** Like `lockFolder`, but waits up to `patience` ms for a process that is about to end. */
export async function lockFolderWhenFree(folder: string, patience = 5000): Promise<() => void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() > deadline) throw error;
    }
    await delay(50);
  }
}

/** Removes the lock of a dead process, and restores the lock if another process has taken it in the meantime. */
function buryDead(path: string, holder: string) {
  const grave = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, grave);
    if (contentOf(grave) !== holder) linkSync(grave, path);
  } catch {
    // Another process removed it first.
  }
  rmSync(grave, { force: true });
}
