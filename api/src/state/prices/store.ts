import { sql } from 'kysely';
import { priceOf } from '../../game/units';
import type { Db } from '../../infra/database/database';
import type { PricesTable } from '../../infra/database/tables';
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

function recorded({ time, price, source, change_24h }: PricesTable): RecordedPrice {
  return {
    time,
    price: priceOf(price),
    change24h: change_24h,
    source: source as Source,
  };
}

/** Every recorded price of a span in Unix milliseconds, oldest first. */
export async function pricesBetween(db: Db, from: number, to: number): Promise<RecordedPrice[]> {
  const rows = await db
    .selectFrom('prices')
    .selectAll()
    .where('time', '>=', from)
    .where('time', '<=', to)
    .orderBy('time')
    .execute();
  return rows.map(recorded);
}

/** Loads the recorded prices since `from` (Unix milliseconds) as one-minute candles, and the latest price. */
export async function loadPrices(
  db: Db,
  from: number,
): Promise<{ candles: Candle[]; latest: RecordedPrice | undefined }> {
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
    latest: last && recorded(last),
  };
}
