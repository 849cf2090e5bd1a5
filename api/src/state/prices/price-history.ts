import type * as schemas from '@updown/protocol/api/price';
import { sql } from 'kysely';
import { priceOf } from '../../game/units';
import type { Db } from '../../infra/database/database';
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
  const { rows } = await sql<CandleRow>`
    select part.time, first.price as open, part.high, part.low, last.price as close, part.volume, last.source
    from (
      select time / ${length}::bigint * ${length / 1000}::bigint as time, min(time) as first, max(time) as last,
        max(price) as high, min(price) as low, count(*) as volume
      from prices where time >= ${Math.ceil(from / MINUTE_MS) * MINUTE_MS} and time <= ${Math.floor(to)} group by 1
    ) as part
    join prices as first on first.time = part.first join prices as last on last.time = part.last
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

/** The highest, lowest and average price of the last 24 hours; null without a price. Each minute has the same weight. */
async function dayFigures(db: Db, now: number) {
  const candles = await candlesBetween(db, MINUTE_MS, now - DAY_MS, now);
  if (candles.length === 0) return { high: null, low: null, average: null };
  return {
    high: Math.max(...candles.map(({ high }) => high)),
    low: Math.min(...candles.map(({ low }) => low)),
    average: candles.reduce((sum, { close }) => sum + close, 0) / candles.length,
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

export async function readHistory(
  db: Db,
  days: number,
  interval: Interval,
  now: number,
): Promise<schemas.PriceHistory> {
  const candles = await candlesBetween(db, lengths[interval], now - days * DAY_MS, now);
  return {
    asset: 'ethereum',
    days,
    interval,
    points: candles.map(({ time, close, source }) => ({ time: time * 1000, price: close, source })),
    candles: candles.map(({ source: _, ...candle }) => candle),
    ...(await dayFigures(db, now)),
  };
}
