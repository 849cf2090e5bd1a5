import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '../../api/src/infra/database/database';
import { openDatabase } from '../../api/src/infra/database/open';
import type { Tables } from '../../api/src/infra/database/tables';
import { startPostgres } from '../../api/test/postgres';

/** Runs `work` on a PostgreSQL server of its own, with the tables that `fill` has filled. */
export async function withFilledTables(
  fill: (db: Db) => Promise<void>,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'updown-filled-'));
  const postgres = await startPostgres(folder);
  const connectionString = await postgres.database('updown');
  const { db, close } = await openDatabase({ DATABASE_DIR: '', DATABASE_URL: connectionString });
  try {
    // This pool has no statement time-out, unlike the API's own connections.
    const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString }) });
    const filling = new Kysely<Tables>({ dialect });
    await fill(filling);
    await filling.destroy();
    await work(db);
  } finally {
    await close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
