import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '../../../test/postgres';
import type { Database } from '../../infra/database/database';
import { openDatabase } from '../../infra/database/open';
import { upsert } from '../../infra/database/upsert';
import type { RecordedPrice } from './latest-price';
import { createRoundPrices, MOST_PRICES, roundPrices } from './round-prices';

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
  folder = await mkdtemp(join(tmpdir(), 'updown-round-prices-'));
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

type Read = ReturnType<typeof createRoundPrices>;

async function answer(read: Read, of = round) {
  return JSON.parse((await read(of)).body.toString()) as unknown;
}

test('reads the prices from the start to the end of a round, oldest first', async () => {
  await record(at(-1, 2399), at(300, 2410), at(0, 2400), at(2, 2401.5), at(301, 2411));
  expect(
    await answer(
      createRoundPrices(
        database.db,
        () => long.now,
        () => 0,
      ),
    ),
  ).toEqual({
    roundId: 7,
    startTime: START,
    endTime: START + 300,
    prices: [at(0, 2400), at(2, 2401.5), at(300, 2410)],
  });
});

test('returns an empty list for a round without a recorded price', async () => {
  expect(
    await answer(
      createRoundPrices(
        database.db,
        () => long.now,
        () => 0,
      ),
    ),
  ).toMatchObject({ prices: [] });
});

test('reads a finished round once, and a running one again after a new price', async () => {
  let changes = 0;
  await record(at(2, 2401));
  const [finished, running] = [long.now, (START + 10) * 1000].map((now) =>
    createRoundPrices(
      database.db,
      () => now,
      () => changes,
    ),
  ) as [Read, Read];
  const [first, before] = [await finished(round), await running(round)];
  await record(at(4, 2402));
  expect(await running(round)).toBe(before);
  changes++;
  expect(await finished(round)).toBe(first);
  expect(await answer(running)).toMatchObject({ prices: [at(2, 2401), at(4, 2402)] });
});

test('reads again after a failure', async () => {
  let db: Pick<Database['db'], 'selectFrom'> = {
    selectFrom: () => {
      throw new Error('The database is away.');
    },
  };
  const past = createRoundPrices(
    { selectFrom: (table: never) => db.selectFrom(table) } as never,
    () => long.now,
    () => 0,
  );
  await expect(past(round)).rejects.toThrow('The database is away.');
  db = database.db;
  expect(await answer(past)).toMatchObject({ roundId: 7 });
});

function every(milliseconds: number): RecordedPrice[] {
  return Array.from({ length: 300_000 / milliseconds + 1 }, (_, index) => ({
    time: START * 1000 + index * milliseconds,
    price: 2400 + index,
    source: 'simulated',
  }));
}

test('shows every price of a round with its time', () => {
  const prices = every(2_000);
  expect(roundPrices(round, prices)).toEqual({
    roundId: 7,
    startTime: START,
    endTime: START + 300,
    prices: prices.map(({ time, price }) => ({ time, price })),
  });
});

test('shows an empty list for a round without a recorded price', () => {
  expect(roundPrices(round, []).prices).toEqual([]);
});

test('thins out too many prices evenly, and keeps the last one', () => {
  const prices = every(100);
  const shown = roundPrices(round, prices).prices;
  expect(shown).toHaveLength(MOST_PRICES);
  expect(shown.at(-1)).toEqual({ time: (START + 300) * 1000, price: prices.at(-1)?.price });
  const gaps = shown.slice(1, -1).map(({ time }, index) => time - (shown[index]?.time ?? 0));
  expect(new Set(gaps)).toEqual(new Set([500]));
});
