import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Db } from '../src/database/database';
import { migrate } from '../src/database/open';
import { openConnection, poolOf } from '../src/database/pglite-pool';
import type { Tables } from '../src/database/tables';

/** The process was killed, as far as the database can tell. */
export class Killed extends Error {}

/** A database in memory, whose transactions can be cut off at any statement, as by a kill. */
export const createDatabase = async (isKilled: (statement: string) => boolean) => {
  const pool = poolOf(await openConnection());
  const cutOff = {
    ...pool,
    connect: async () => {
      const client = await pool.connect();
      return {
        ...client,
        query: async (statement: string, parameters: readonly unknown[]) => {
          if (statement !== 'rollback' && isKilled(statement)) throw new Killed(statement);
          return client.query(statement, parameters);
        },
      };
    },
  };
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: cutOff as never }) });
  await migrate(db);
  return {
    db,
    clear: async () => {
      await sql`truncate cursor, blocks, events, rounds, predictions, parameters, stream`.execute(
        db,
      );
    },
    close: () => db.destroy(),
  };
};

export type SimulatedDatabase = Awaited<ReturnType<typeof createDatabase>>;
