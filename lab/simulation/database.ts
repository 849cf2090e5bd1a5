import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Db } from '../../api/src/infra/database/database';
import { migrate } from '../../api/src/infra/database/open';
import { openConnection, poolOf } from '../../api/src/infra/database/pglite';
import type { Tables } from '../../api/src/infra/database/tables';

/** Ends a transaction as if the process was killed. */
export class Killed extends Error {}

/** Creates a database in memory. `isKilled` ends a transaction at any statement, like a kill. */
export async function createDatabase(isKilled: (statement: string) => boolean) {
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
      await sql`truncate cursor, blocks, events, rounds, predictions, parameters, standings, stream`.execute(
        db,
      );
    },
    close: () => db.destroy(),
  };
}

export type SimulatedDatabase = Awaited<ReturnType<typeof createDatabase>>;
