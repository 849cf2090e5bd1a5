import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '../../../test/postgres';
import type { Database } from '../../infra/database/database';
import { openDatabase } from '../../infra/database/open';
import { streamAfter } from '../../infra/database/stream';
import { upsert } from '../../infra/database/upsert';
import { createLatestPrice } from './latest-price';
import { currentPrice } from './price-view';
import type { ProvidedPrice } from './provider';
import { createRecorder } from './recorder';

jest.setTimeout(60_000);

const DAY = 24 * 3600_000;
const now = Date.UTC(2026, 0, 5, 12);

let folder: string;
let postgres: Postgres;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-recorder-'));
  postgres = await startPostgres(folder);
  const DATABASE_URL = await postgres.database('updown');
  database = await openDatabase({ DATABASE_DIR: '', DATABASE_URL });
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Records one price after a day of prices. Returns the stream message and the state after a restart. */
async function take(provided: ProvidedPrice) {
  const { db } = database;
  await db.deleteFrom('prices').execute();
  const before = { time: now - DAY, price: 200_000_000_000n, source: 'moralis', change_24h: null };
  await upsert(db, 'prices', ['time'], [before]);
  const provider = { current: () => Promise.resolve(provided) };
  await createRecorder({
    db,
    latestPrice: createLatestPrice(),
    provider,
    recordDays: 30,
    pace,
    clock: { now: () => now } as never,
  }).take();
  const sent = (await streamAfter(db, 0)).at(-1)?.data;
  const restarted = createLatestPrice();
  await restarted.load(db);
  return { sent, shown: currentPrice(restarted, pace, now) };
}

function pace() {
  return 30;
}
const price = { price: 250_000_000_000n, source: 'moralis' } as const;
const answer = { price: 2500, timestamp: now, source: 'moralis', everySeconds: 30 };

test.each([
  ['the provider’s, if it gives one', { ...price, change24h: -1.25 }, -1.25],
  ['the provider’s, even if it is zero', { ...price, change24h: 0 }, 0],
  ['otherwise the record’s', price, 25],
])('records the change over 24 hours: %s [spec 7.19c]', async (_what, provided, change24h) => {
  const { sent, shown } = await take(provided);
  expect(sent).toEqual({ ...answer, change24h });
  expect(shown).toEqual({ ...answer, change24h });
});
