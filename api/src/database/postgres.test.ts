import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { eventually } from '../../test/eventually';
import { startPostgres, type Postgres } from '../../test/postgres';
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

const one = () => sql<{ one: number }>`select 1 as one`.execute(database.db);

/** Ends all connections to the database but its own, as a restart does. */
const endConnections = async () => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
};

it('survives the end of its connections, within a transaction, within a statement and without', async () => {
  const idle = one();
  const waiting = sql`select pg_sleep(60)`.execute(database.db);
  const cutOff = expect(waiting).rejects.toThrow();
  const transaction = database.db.transaction().execute(async (open) => {
    await sql`select 1`.execute(open);
    await idle;
    await endConnections();
    await sql`select 1`.execute(open);
  });
  await expect(transaction).rejects.toThrow();
  await cutOff;
  // Of those that were idle it learns a moment later.
  await eventually(() => one().catch(() => false));
});

it('waits neither for a statement nor for a transaction without end', async () => {
  const settingOf = async (name: string) => {
    const { rows } = await sql<Record<string, string>>`show ${sql.ref(name)}`.execute(database.db);
    return rows[0]?.[name];
  };
  expect(await settingOf('statement_timeout')).toBe('1min');
  expect(await settingOf('idle_in_transaction_session_timeout')).toBe('30s');
});
