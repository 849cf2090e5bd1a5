import { sql } from 'kysely';
import type { Db } from '../database/database';
import { priceOf } from '../present/units';
import type { Candle, RecordedPrice } from './candles';
import type { Source } from './provider';

interface CandleRow {
  time: number;
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  volume: number;
  source: string;
}

/** The recorded prices since `from` (Unix milliseconds) as candles of a minute, and the last price of all. */
export const loadPrices = async (
  db: Db,
  from: number,
): Promise<{ candles: Candle[]; latest: RecordedPrice | undefined }> => {
  const { rows } = await sql<CandleRow>`
    select (time / 60000) * 60 as time,
      (array_agg(price order by time))[1] as open, max(price) as high, min(price) as low,
      (array_agg(price order by time desc))[1] as close, count(*) as volume,
      (array_agg(source order by time desc))[1] as source
    from prices where time >= ${from} group by 1 order by 1`.execute(db);
  const last = await db
    .selectFrom('prices')
    .selectAll()
    .orderBy('time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    candles: rows.map(({ time, open, high, low, close, volume, source }) => ({
      time,
      open: priceOf(open),
      high: priceOf(high),
      low: priceOf(low),
      close: priceOf(close),
      volume,
      source: source as Source,
    })),
    latest: last && {
      time: last.time,
      price: priceOf(last.price),
      source: last.source as Source,
    },
  };
};
