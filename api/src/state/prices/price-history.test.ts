import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostDays } from '@updown/protocol/api/price';
import { type Postgres, startPostgres } from '../../../test/postgres';
import type { Database } from '../../infra/database/database';
import { openDatabase } from '../../infra/database/open';
import { upsert } from '../../infra/database/upsert';
import { changeSinceYesterday, createPriceHistory, type Interval } from './price-history';

jest.setTimeout(60_000);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const noon = Date.UTC(2026, 0, 5, 12);

let folder: string;
let postgres: Postgres;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-price-history-'));
  postgres = await startPostgres(folder);
  const DATABASE_URL = await postgres.database('updown');
  database = await openDatabase({ DATABASE_DIR: '', DATABASE_URL });
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function record(...prices: readonly [time: number, price: number][]) {
  await database.db.deleteFrom('prices').execute();
  const rows = prices.map(([time, price]) => ({
    time,
    price: BigInt(price * 1e8),
    source: 'moralis',
    change_24h: null,
  }));
  await upsert(database.db, 'prices', ['time'], rows);
}

function candle(time: number, [open, high, low, close]: number[], volume: number) {
  return { time: time / 1000, open, high, low, close, volume };
}

describe('candles', () => {
  beforeAll(() =>
    record(
      [noon, 2400],
      [noon + 20_000, 2420],
      [noon + 40_000, 2390],
      [noon + MINUTE, 2395],
      [noon + 6 * MINUTE, 2450],
      [noon + HOUR + MINUTE, 2300],
    ),
  );
  const all = (interval: Interval) => createPriceHistory(database.db)(1, interval, noon + 2 * HOUR);

  test('of one minute hold the first, highest, lowest and last price [spec 3.17b]', async () => {
    const { candles, points } = await all('1m');
    expect(candles).toEqual([
      candle(noon, [2400, 2420, 2390, 2390], 3),
      candle(noon + MINUTE, [2395, 2395, 2395, 2395], 1),
      candle(noon + 6 * MINUTE, [2450, 2450, 2450, 2450], 1),
      candle(noon + HOUR + MINUTE, [2300, 2300, 2300, 2300], 1),
    ]);
    expect(points[0]).toEqual({ time: noon, price: 2390, source: 'moralis' });
  });

  test('of five minutes and of an hour hold those of all their minutes', async () => {
    expect((await all('5m')).candles).toEqual([
      candle(noon, [2400, 2420, 2390, 2395], 4),
      candle(noon + 5 * MINUTE, [2450, 2450, 2450, 2450], 1),
      candle(noon + HOUR, [2300, 2300, 2300, 2300], 1),
    ]);
    expect((await all('1h')).candles).toEqual([
      candle(noon, [2400, 2450, 2390, 2450], 5),
      candle(noon + HOUR, [2300, 2300, 2300, 2300], 1),
    ]);
  });

  test('end at the clock, also after a reset that has set it back', async () => {
    const history = createPriceHistory(database.db);
    expect((await history(1, '1h', noon + 2 * HOUR)).candles).toHaveLength(2);
    expect((await history(1, '1h', noon + 30_000)).candles).toEqual([
      candle(noon, [2400, 2420, 2400, 2420], 2),
    ]);
  });
});

test('new prices extend the candles that are known', async () => {
  const prices: [time: number, price: number][] = [
    [noon, 2400],
    [noon + HOUR, 2500],
  ];
  await record(...prices);
  const history = createPriceHistory(database.db);
  await history(30, '1h', noon + HOUR);
  await record(...prices, [noon + HOUR + MINUTE, 2600], [noon + 2 * HOUR, 2700]);
  const { candles } = await history(30, '1h', noon + 2 * HOUR);
  expect(candles).toEqual([
    candle(noon, [2400, 2400, 2400, 2400], 1),
    candle(noon + HOUR, [2500, 2600, 2500, 2600], 2),
    candle(noon + 2 * HOUR, [2700, 2700, 2700, 2700], 1),
  ]);
});

test('a caller who asks for every history has the table read once for each length of candles', async () => {
  let reads = 0;
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => {
      reads += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const history = createPriceHistory(counted);
  const all = Object.entries(mostDays).flatMap(([interval, most]) =>
    Array.from({ length: most }, (_, day) => history(day + 1, interval as Interval, noon)),
  );
  await Promise.all(all);
  expect(all).toHaveLength(38);
  expect(reads).toBe(3);
  await history(7, '1h', noon + 4_900);
  expect(reads).toBe(3);
  // The hours, and the minutes of the day's figures.
  await history(7, '1h', noon + 5_100);
  expect(reads).toBe(5);
});

describe('the figures of a day', () => {
  const figures = async (now: number) => {
    const { high, low, average } = await createPriceHistory(database.db)(7, '1h', now);
    return { high, low, average };
  };

  test('cover the last 24 hours, with the change since their beginning', async () => {
    const now = noon + 24 * HOUR;
    await record(
      [noon - 2 * HOUR, 9000],
      [noon, 2000],
      [noon + 6 * HOUR, 2600],
      [noon + 12 * HOUR, 1900],
      [now, 2500],
    );
    expect(await figures(now)).toEqual({ high: 2600, low: 1900, average: 2250 });
    expect(await changeSinceYesterday(database.db, 2500, now)).toBe(25);
  });

  test('give each minute the same weight, however many prices it has', async () => {
    await record([noon, 1], [noon + 1_000, 2000], [noon + MINUTE, 1000]);
    expect(await figures(noon + HOUR)).toEqual({ high: 2000, low: 1, average: 1500 });
  });

  test('have no change if the record is too short', async () => {
    await record([noon, 2400]);
    expect(await figures(noon + 5 * HOUR)).toEqual({ high: 2400, low: 2400, average: 2400 });
    expect(await changeSinceYesterday(database.db, 2400, noon + 5 * HOUR)).toBeNull();
  });

  test('are empty without a price in that time', async () => {
    await record([noon, 2400]);
    const none = { high: null, low: null, average: null };
    expect(await figures(noon + 25 * HOUR)).toEqual(none);
  });
});
