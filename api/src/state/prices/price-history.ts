import { mostDays, type PriceHistory } from '@updown/protocol/api/price';
import { sql } from 'kysely';
import { priceOf } from '../../game/units';
import type { Db } from '../../infra/database/database';
import { createMutex } from '../../infra/mutex';
import type { Source } from './provider';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How far from 24 hours ago the base price for the daily change may be. */
const TOLERANCE_MS = HOUR_MS;

const lengths = { '1m': MINUTE_MS, '5m': 5 * MINUTE_MS, '1h': HOUR_MS } as const;
export type Interval = keyof typeof lengths;

interface CandleRow {
  time: number;
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  volume: number;
  source: string;
}

/** The candles of the recorded prices, oldest first. Only whole minutes since `from` (Unix milliseconds) count. */
async function candlesBetween(db: Db, length: number, from: number, to: number) {
  // The outer reads use the primary key; a join would read the whole table for them.
  const { rows } = await sql<CandleRow>`
    select part.time, part.high, part.low, part.volume,
      (select price from prices where time = part.first) as open,
      (select price from prices where time = part.last) as close,
      (select source from prices where time = part.last) as source
    from (
      select time / ${length}::bigint * ${length / 1000}::bigint as time, min(time) as first, max(time) as last,
        max(price) as high, min(price) as low, count(*) as volume
      from prices where time >= ${Math.ceil(from / MINUTE_MS) * MINUTE_MS} and time <= ${Math.floor(to)} group by 1
    ) as part
    order by part.time`.execute(db);
  return rows.map(({ open, high, low, close, ...row }) => ({
    ...row,
    source: row.source as Source,
    open: priceOf(open),
    high: priceOf(high),
    low: priceOf(low),
    close: priceOf(close),
  }));
}

type Candle = Awaited<ReturnType<typeof candlesBetween>>[number];

/** How old candles may be. Pages get new prices from the stream. */
const FRESH_MS = 5_000;
/** The newest candles can still change: the running one, and the one before by a price that came late. */
const OPEN_CANDLES = 2;

/** All candles of a length that the API answers with. Whoever calls, the table is read every five seconds at most. */
function createCandles(db: Db, interval: Interval) {
  const length = lengths[interval];
  const span = mostDays[interval] * DAY_MS;
  const runExclusive = createMutex();
  let candles: readonly Candle[] = [];
  let readAt = 0;
  return (now: number): Promise<readonly Candle[]> =>
    runExclusive(async () => {
      if (now >= readAt && now - readAt < FRESH_MS) return candles;
      // After a reset that has set the clock back, nothing known holds.
      const settled = now < readAt ? [] : candles.slice(0, -OPEN_CANDLES);
      const open = now < readAt ? undefined : candles.at(settled.length);
      const read = await candlesBetween(db, length, open ? open.time * 1000 : now - span, now);
      candles = [...settled, ...read].filter(({ time }) => time * 1000 >= now - span - length);
      readAt = now;
      return candles;
    });
}

/** The highest, lowest and average price of the last 24 hours; null without a price. Each minute has the same weight. */
function dayFigures(minutes: readonly Candle[]) {
  if (minutes.length === 0) return { high: null, low: null, average: null };
  return {
    high: Math.max(...minutes.map(({ high }) => high)),
    low: Math.min(...minutes.map(({ low }) => low)),
    average: minutes.reduce((sum, { close }) => sum + close, 0) / minutes.length,
  };
}

function since(candles: readonly Candle[], from: number) {
  return candles.filter(({ time }) => time * 1000 >= from);
}

/** The prices of the last days, up to `now` in Unix milliseconds. */
export function createPriceHistory(db: Db) {
  const candlesOf = {
    '1m': createCandles(db, '1m'),
    '5m': createCandles(db, '5m'),
    '1h': createCandles(db, '1h'),
  };
  return async (days: number, interval: Interval, now: number): Promise<PriceHistory> => {
    const candles = since(await candlesOf[interval](now), now - days * DAY_MS);
    const minutes = since(await candlesOf['1m'](now), now - DAY_MS);
    return {
      asset: 'ethereum',
      days,
      interval,
      points: candles.map(({ time, close, source }) => ({
        time: time * 1000,
        price: close,
        source,
      })),
      candles: candles.map(({ source: _, ...candle }) => candle),
      ...dayFigures(minutes),
    };
  };
}

/** The change over 24 hours in percent; null if the record does not reach back a day. */
export async function changeSinceYesterday(
  db: Db,
  price: number,
  now: number,
): Promise<number | null> {
  const before = await db
    .selectFrom('prices')
    .select('price')
    .where('time', '>=', now - DAY_MS - TOLERANCE_MS)
    .where('time', '<=', now - DAY_MS + TOLERANCE_MS)
    .orderBy('time')
    .limit(1)
    .executeTakeFirst();
  if (before === undefined) return null;
  const base = priceOf(before.price);
  return ((price - base) / base) * 100;
}
