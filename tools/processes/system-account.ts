import { execFileSync } from 'node:child_process';
import { chown, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Problem } from '../problem';
import type { Account } from './service';

function idOf(flag: string, name: string) {
  return Number(execFileSync('id', [flag, name]).toString());
}

const NAME = 'nobody';

/** The account for programs that must not run as root: ours, or `nobody` if we are root. */
export function ordinaryAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf('-u', NAME), gid: idOf('-g', NAME) };
}

/** Name and group of that account for a configuration file; undefined if it is ours. */
export function ordinaryAccountName(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return `${NAME} ${execFileSync('id', ['-gn', NAME]).toString().trim()}`;
}

/** Throws a problem if the account may not enter the folder; programs would fail there without a helpful message. */
async function checkWay(folder: string): Promise<void> {
  for (let path = folder; path !== dirname(path); path = dirname(path)) {
    if (((await stat(path)).mode & 0o001) === 0) {
      throw new Problem(
        `PostgreSQL and nginx do not run as root, and the account ${NAME} may not enter ${path}.\n` +
          'Choose another place, such as DATA_DIR=/var/tmp/updown, or start it as an ordinary user.',
      );
    }
  }
}

/** Creates a folder that belongs to the account and is closed to others. */
export async function makeFolder(folder: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined) {
    await mkdir(dirname(folder), { recursive: true });
    await checkWay(dirname(folder));
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}
