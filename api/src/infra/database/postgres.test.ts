import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { eventually } from '../../../test/eventually';
import { startPostgres, type Postgres } from '../../../test/postgres';
import type { Database } from './database';
import { openPostgres } from './postgres';

jest.setTimeout(60_000);

let folder: string;
let postgres: Postgres;
let url: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-postgres-'));
  postgres = await startPostgres(folder);
  url = await postgres.database('updown');
  database = openPostgres(url);
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

function one() {
  return sql<{ one: number }>`select 1 as one`.execute(database.db);
}

/** Ends all other connections to the database, as a restart does. */
async function endConnections() {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

/** Whether the sleeping statement has reached the server; its connection may still be opening. */
async function sleeps(): Promise<boolean> {
  const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
    where state = 'active' and query like 'select pg_sleep%'`.execute(database.db);
  return rows.length > 0;
}

test('survives the loss of its connections: in a transaction, in a statement and when idle', async () => {
  const idle = one();
  const waiting = sql`select pg_sleep(60)`.execute(database.db);
  const cutOff = expect(waiting).rejects.toThrow();
  const transaction = database.db.transaction().execute(async (open) => {
    await sql`select 1`.execute(open);
    await idle;
    await eventually(sleeps);
    await endConnections();
    await sql`select 1`.execute(open);
  });
  await expect(transaction).rejects.toThrow();
  await cutOff;
  // The pool notices the loss of idle connections only a moment later.
  await eventually(() => one().catch(() => false));
});

test('limits the time of a statement and of an idle transaction', async () => {
  const settingOf = async (name: string) => {
    const { rows } = await sql<Record<string, string>>`show ${sql.ref(name)}`.execute(database.db);
    return rows[0]?.[name];
  };
  expect(await settingOf('statement_timeout')).toBe('1min');
  expect(await settingOf('idle_in_transaction_session_timeout')).toBe('5s');
});
