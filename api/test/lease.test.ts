import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChainClock } from '../src/chain/clock';
import { LeaseLost } from '../src/infra/database/hold-lease';
import { advisoryLockLease } from '../src/infra/database/lease';
import { openDatabase } from '../src/infra/database/open';
import { createLatestPrice } from '../src/state/prices/latest-price';
import { createRecorder } from '../src/state/prices/recorder';
import { eventually } from './eventually';
import { startPostgres, type Postgres } from './postgres';

jest.setTimeout(60_000);

let folder: string;
let postgres: Postgres;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-lease-'));
  postgres = await startPostgres(folder);
  url = await postgres.database('updown');
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('passes from a silent holder, which loses the lease before another process acquires it', async () => {
  const [first, second] = [advisoryLockLease(url, 1), advisoryLockLease(url, 1)];
  expect(await first.acquire()).toBe(true);
  expect(first.term()).toBe(1);
  expect(await second.acquire()).toBe(false);
  expect(second.term()).toBeUndefined();

  // The first holder stops renewing its lease, like a frozen process.
  await eventually(() => second.acquire());
  expect(first.term()).toBeUndefined();
  expect(await first.acquire().catch(() => false)).toBe(false);
  expect(await first.acquire()).toBe(false);

  await second.release();
  await eventually(() => first.acquire());
  expect(first.term()).toBe(2);
  await first.release();
});

test('stays with a holder that renews it, and is free once released', async () => {
  const [first, second] = [advisoryLockLease(url, 2), advisoryLockLease(url, 2)];
  for (let time = 0; time < 3; time++) expect(await first.acquire()).toBe(true);
  expect(first.term()).toBe(1);
  await first.release();
  expect(first.term()).toBeUndefined();
  await eventually(() => second.acquire());
  await second.release();
});

test('is required to record a price: a process that lost it writes neither to the table nor to the stream', async () => {
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_DIR: folder });
  const { db } = database;
  const recorder = createRecorder({
    db,
    clock: createChainClock(),
    latestPrice: createLatestPrice(),
    provider: { current: () => Promise.resolve({ price: 2500n, source: 'simulated' }) },
    pace: () => 2,
    recordDays: 30,
  });
  const countOf = async (table: 'prices' | 'stream') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  const lost = () => {
    throw new LeaseLost('The lease is lost.');
  };
  await expect(recorder.take(lost)).rejects.toThrow(LeaseLost);
  expect([await countOf('prices'), await countOf('stream')]).toEqual([0, 0]);
  await recorder.take();
  expect([await countOf('prices'), await countOf('stream')]).toEqual([1, 1]);
  await database.close();
});
