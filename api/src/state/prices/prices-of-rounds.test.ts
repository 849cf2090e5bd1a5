import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '../../../test/postgres';
import type { Database } from '../../infra/database/database';
import { openDatabase } from '../../infra/database/open';
import { upsert } from '../../infra/database/upsert';
import type { RecordedPrice } from './candles';
import { createPastPrices, createRecentPrices, RECENT_MS } from './prices-of-rounds';

jest.setTimeout(60_000);

const START = 1_767_614_400;
const round = { id: 7, start_time: START, end_time: START + 300 };
const long = { now: (START + 3600) * 1000 };
function at(seconds: number, price: number) {
  return { time: (START + seconds) * 1000, price };
}

let folder: string;
let postgres: Postgres;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-past-prices-'));
  postgres = await startPostgres(folder);
  database = await openDatabase({
    DATABASE_DIR: '',
    DATABASE_URL: await postgres.database('updown'),
  });
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => database.db.deleteFrom('prices').execute());

async function record(...prices: { time: number; price: number }[]) {
  const rows = prices.map(({ time, price }) => ({
    time,
    price: BigInt(price * 1e8),
    source: 'simulated',
    change_24h: null,
  }));
  await upsert(database.db, 'prices', ['time'], rows);
}

async function answer(past: ReturnType<typeof createPastPrices>, of = round) {
  return JSON.parse((await past(of)).body.toString()) as unknown;
}

test('reads the prices from the start to the end of a round, oldest first', async () => {
  await record(at(-1, 2399), at(300, 2410), at(0, 2400), at(2, 2401.5), at(301, 2411));
  expect(await answer(createPastPrices(database.db, () => long.now))).toEqual({
    roundId: 7,
    startTime: START,
    endTime: START + 300,
    prices: [at(0, 2400), at(2, 2401.5), at(300, 2410)],
  });
});

test('returns an empty list for a round without a recorded price', async () => {
  expect(await answer(createPastPrices(database.db, () => long.now))).toMatchObject({ prices: [] });
});

test('reads a finished round once, and a running one each time', async () => {
  await record(at(2, 2401));
  const [finished, running] = [long.now, (START + 10) * 1000].map((now) =>
    createPastPrices(database.db, () => now),
  ) as [ReturnType<typeof createPastPrices>, ReturnType<typeof createPastPrices>];
  const first = await finished(round);
  await answer(running);
  await record(at(4, 2402));
  expect(await finished(round)).toBe(first);
  expect(await answer(running)).toMatchObject({ prices: [at(2, 2401), at(4, 2402)] });
});

test('reads again after a failure', async () => {
  let db: Pick<Database['db'], 'selectFrom'> = {
    selectFrom: () => {
      throw new Error('The database is away.');
    },
  };
  const past = createPastPrices(
    { selectFrom: (table: never) => db.selectFrom(table) } as never,
    () => long.now,
  );
  await expect(past(round)).rejects.toThrow('The database is away.');
  db = database.db;
  expect(await answer(past)).toMatchObject({ roundId: 7 });
});

const noon = Date.UTC(2026, 0, 5, 12);

function priceAt(time: number, price = 2400): RecordedPrice {
  return { time, price, source: 'moralis' };
}

test('returns the prices of a span, including both ends', () => {
  const recent = createRecentPrices();
  const prices = [0, 2000, 4000, 6000].map((after) => priceAt(noon + after));
  recent.load(prices, noon);
  expect(recent.between(noon + 2000, noon + 4000)).toEqual(prices.slice(1, 3));
});

test('keeps each price once and in order of time, whatever the order of arrival', () => {
  const recent = createRecentPrices();
  recent.load([priceAt(noon)], noon);
  for (const after of [4000, 2000, 4000]) recent.add(priceAt(noon + after));
  expect(recent.between(noon, noon + 9000).map(({ time }) => time - noon)).toEqual([0, 2000, 4000]);
});

test('knows how far back its prices reach', () => {
  const recent = createRecentPrices();
  expect(recent.reachesBackTo(noon)).toBe(false);
  recent.load([priceAt(noon)], noon);
  expect(recent.reachesBackTo(noon)).toBe(true);
  expect(recent.reachesBackTo(noon - 1)).toBe(false);
  recent.add(priceAt(noon + RECENT_MS + 1));
  expect(recent.reachesBackTo(noon)).toBe(false);
  expect(recent.reachesBackTo(noon + 1)).toBe(true);
  expect(recent.between(0, Infinity)).toHaveLength(1);
});

test('drops later prices after the clock is set back', () => {
  const recent = createRecentPrices();
  recent.load([priceAt(noon + 3_600_000)], noon + 3_000_000);
  recent.add(priceAt(noon));
  expect(recent.between(0, Infinity)).toEqual([priceAt(noon)]);
  expect(recent.reachesBackTo(noon - 1)).toBe(false);
  expect(recent.reachesBackTo(noon)).toBe(true);
});
