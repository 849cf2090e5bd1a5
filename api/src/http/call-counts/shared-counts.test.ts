import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { eventually } from '../../../test/eventually';
import { startPostgres, type Postgres } from '../../../test/postgres';
import type { Database } from '../../infra/database/database';
import { migrate } from '../../infra/database/open';
import { openPostgres } from '../../infra/database/postgres';
import { createSharedCounts, type SharedCounts } from './shared-counts';

jest.setTimeout(60_000);

const A_MINUTE = 60_000;
const MOST = 300;

let folder: string;
let postgres: Postgres;
let database: Database;
let open: SharedCounts[] = [];
const failures: unknown[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-counts-'));
  postgres = await startPostgres(folder);
  database = openPostgres(await postgres.database('updown'));
  await migrate(database.db);
});
afterEach(() => Promise.all(open.splice(0).map(({ stop }) => stop())));
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Creates several processes that count over one database. */
function processes(count: number, db = database.db) {
  open = Array.from({ length: count }, () =>
    createSharedCounts(db, (error) => failures.push(error)),
  );
  return open;
}

async function inTable(key: string) {
  const { rows } = await sql<{ count: number }>`
    select count from call_counts where key = ${key}`.execute(database.db);
  return rows[0]?.count ?? 0;
}

test('sums the calls of one caller over all processes', async () => {
  const [one, other] = processes(2);
  for (let i = 0; i < 7; i++) one?.count('caller', A_MINUTE, MOST);
  await eventually(async () => (await inTable('caller')) === 7);
  // Before the next exchange the other process knows only its own call.
  other?.count('caller', A_MINUTE, MOST);
  await eventually(async () => (await inTable('caller')) === 8);
  await eventually(() =>
    Promise.resolve((other?.count('caller', A_MINUTE, MOST).current ?? 0) > 8),
  );
  expect(other?.count('another caller', A_MINUTE, MOST).current).toBe(1);
});

test('starts again at zero after the window', async () => {
  const [one] = processes(1);
  one?.count('brief', 400, MOST);
  await eventually(async () => (await inTable('brief')) === 1);
  await eventually(() => Promise.resolve(one?.count('brief', 400, MOST).current === 1));
  await eventually(async () => (await inTable('brief')) < 3);
});

test('counts alone while the database is away, without an error, and adds its counts afterwards', async () => {
  let isAway = true;
  const db = new Proxy(database.db, {
    get: (target, name) => {
      if (isAway) throw new Error('The database is away.');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const [one] = processes(1, db);
  for (let i = 1; i <= 40; i++) expect(one?.count('patient', A_MINUTE, MOST).current).toBe(i);
  await eventually(() => Promise.resolve(failures.length > 0));
  expect(one?.count('patient', A_MINUTE, MOST).current).toBe(41);
  isAway = false;
  await eventually(async () => (await inTable('patient')) === 41);
});
