import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from './database';
import { lockFolderWhenFree } from './folder-lock';
import { openConnection, poolOf } from './pglite-pool';
import type { Tables } from './tables';

/** A folder that was interrupted while it was first filled does not open: so it gets its name when it is whole. */
const createAside = async (folder: string) => {
  const prefix = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder)))
    if (name.startsWith(prefix)) rmSync(join(dirname(folder), name), { recursive: true });
  const aside = join(dirname(folder), `${prefix}${process.pid}`);
  await (await openConnection(aside)).close();
  renameSync(aside, folder);
};

export const openPglite = async (folder: string): Promise<Database> => {
  const unlock = await lockFolderWhenFree(folder);
  try {
    if (!existsSync(folder)) await createAside(folder);
    const pglite = await openConnection(folder);
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: poolOf(pglite) as never }),
    });
    return {
      db,
      // The folder's lock makes this process the only one.
      leadership: { hold: () => Promise.resolve(true) },
      keeping: { hold: () => Promise.resolve(true) },
      listen: async (channel, listener) => {
        await pglite.listen(channel, listener);
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
};
