import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { lockFolderWhenFree } from '../../../../tools/folder-lock';
import type { Database, Lease } from './database';
import type { Tables } from './tables';

const parsers = { [types.INT8]: Number, [types.NUMERIC]: BigInt };
function whole(value: unknown) {
  return String(value);
}
const serializers = { [types.INT8]: whole, [types.NUMERIC]: whole };

/** Opens the embedded database in `folder`, or in memory. Numeric types are parsed as on a PostgreSQL connection. */
export function openConnection(folder = 'memory://'): Promise<PGlite> {
  return PGlite.create(folder, { parsers, serializers });
}

/** A pool over the embedded database's only connection, which one user holds at a time. */
export function poolOf(pglite: PGlite) {
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
}

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
