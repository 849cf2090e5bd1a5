import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { lockFolderWhenFree } from '../../../../tools/folder-lock';
import type { Database, Lease } from './database';
import { openConnection, poolOf } from './pglite-pool';
import type { Tables } from './tables';

/**
 * Creates the folder under another name and renames it when it is complete, because an incomplete folder cannot be
 * opened.
 */
async function createAside(folder: string) {
  const prefix = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(prefix)) rmSync(join(dirname(folder), name), { recursive: true });
  }
  const aside = join(dirname(folder), `${prefix}${process.pid}`);
  await (await openConnection(aside)).close();
  renameSync(aside, folder);
}

/** The lock on the folder makes this process the only one. */
const alwaysHeld: Lease = { acquire: () => Promise.resolve(true), term: () => 1 };

export async function openPglite(folder: string): Promise<Database> {
  const unlock = await lockFolderWhenFree(folder);
  try {
    if (!existsSync(folder)) await createAside(folder);
    const pglite = await openConnection(folder);
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: poolOf(pglite) as never }),
    });
    return {
      db,
      isShared: false,
      indexerLease: alwaysHeld,
      keeperLease: alwaysHeld,
      listen: async (channel, heard) => {
        await pglite.listen(channel, heard);
      },
      close: async () => {
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
