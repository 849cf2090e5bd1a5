import { execFileSync } from 'node:child_process';
import { chown, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Account } from '../launcher/service';
import { Problem } from '../launcher/problem';

const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name]).toString());

const name = 'nobody';

/** The account for what must not run as root: ours, unless that is root's. */
export function ordinaryAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

/** The name and group of that account as a configuration file says it; undefined where it is ours. */
export function ordinaryAccountName(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return `${name} ${execFileSync('id', ['-gn', name]).toString().trim()}`;
}

/** Refuses a place that the account may not enter: what runs under it would fail there without a reason that helps. */
async function checkWay(folder: string): Promise<void> {
  for (let path = folder; path !== dirname(path); path = dirname(path)) {
    if (((await stat(path)).mode & 0o001) === 0) {
      throw new Problem(
        `PostgreSQL and nginx do not run as root, and the account ${name} may not enter ${path}.\n` +
          'Choose another place, such as DATA_DIR=/var/tmp/updown, or start it as an ordinary user.',
      );
    }
  }
}

/** Makes a folder that belongs to the account, and that no other may enter. */
export async function makeFolder(folder: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined) {
    await mkdir(dirname(folder), { recursive: true });
    await checkWay(dirname(folder));
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}
