import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** When the process started, so that a new process that got a dead one's id is not taken for it. */
const startOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (holder: string): boolean => {
  const [pid, start] = holder.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startOf(Number(pid)) === start;
};

const contentOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Holds `folder` against other processes, by a file beside it that appears whole or not at all.
 * A file that a dead process left is taken away. Returns what releases it.
 */
export const lockFolder = (folder: string): (() => void) => {
  const path = `${folder}.lock`;
  const own = `${path}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  writeFileSync(own, `${process.pid} ${startOf(process.pid)}`);
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
      if (isAlive(holder))
        throw new Error(`${folder} is in use by another process (${holder.split(' ')[0]}).`);
      buryDead(path, holder);
    }
    throw new Error(`${folder} could not be locked.`);
  } finally {
    rmSync(own, { force: true });
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
