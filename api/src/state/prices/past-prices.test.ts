import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '../../../test/postgres';
import type { Database } from '../../infra/database/database';
import { openDatabase } from '../../infra/database/open';
import { upsert } from '../../infra/database/upsert';
import { createPastPrices } from './past-prices';

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
