import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from './database';
import { lockFolder } from './folder-lock';
import type { Tables } from './tables';

const parsers = { [types.INT8]: Number, [types.NUMERIC]: BigInt };
const whole = (value: unknown) => String(value);
const serializers = { [types.INT8]: whole, [types.NUMERIC]: whole };

const open = (folder: string) => PGlite.create(folder, { parsers, serializers });

/** A folder that was interrupted while it was first filled does not open: so it gets its name when it is whole. */
const createAside = async (folder: string) => {
  const prefix = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder)))
    if (name.startsWith(prefix)) rmSync(join(dirname(folder), name), { recursive: true });
  const aside = join(dirname(folder), `${prefix}${process.pid}`);
  await (await open(aside)).close();
  renameSync(aside, folder);
};

/** The one connection of the embedded database, lent to one user at a time as a pool would. */
const poolOf = (pglite: PGlite) => {
  let last: Promise<void> = Promise.resolve();
  return {
    connect: async () => {
      const turn = last;
      let release = () => {};
      last = new Promise((resolve) => (release = resolve));
      await turn;
      return {
        query: async (sql: string, parameters: readonly unknown[]) => {
          const { rows, affectedRows } = await pglite.query(sql, [...parameters]);
          const command = sql.trimStart().slice(0, 6).toUpperCase();
          return { rows, rowCount: affectedRows ?? 0, command: command as 'SELECT' };
        },
        release,
      };
    },
    end: () => pglite.close(),
  };
};

export const openPglite = async (folder: string): Promise<Database> => {
  const unlock = lockFolder(folder);
  try {
    if (!existsSync(folder)) await createAside(folder);
    const pglite = await open(folder);
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: poolOf(pglite) as never }),
    });
    return {
      db,
      // The folder's lock makes this process the only one.
      leadership: { hold: () => Promise.resolve(true) },
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
