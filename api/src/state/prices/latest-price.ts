import { priceOf } from '../../game/units';
import type { Db } from '../../infra/database/database';
import type { PricesTable } from '../../infra/database/tables';
import { FEED_FRESH_MS } from './chainlink';
import type { Source } from './provider';

export interface RecordedPrice {
  /** Unix milliseconds. */
  readonly time: number;
  readonly price: number;
  readonly source: Source;
  /** The recorded change over 24 hours in percent; null if it is unknown. */
  readonly change24h?: number | null;
}

export function recorded({ time, price, source, change_24h }: PricesTable): RecordedPrice {
  return { time, price: priceOf(price), change24h: change_24h, source: source as Source };
}

/** How long a price counts as current. For a feed's price, this is as long as the feed may be silent. */
const FRESH_MS = 10 * 60_000;
function freshFor({ source }: RecordedPrice) {
  return source === 'chainlink' ? FEED_FRESH_MS : FRESH_MS;
}

/** The latest recorded price, in memory. */
export function createLatestPrice() {
  let latest: RecordedPrice | undefined;
  return {
    get: () => latest,
    set: (price: RecordedPrice) => void (latest = price),
    load: async (db: Db) => {
      const newest = db.selectFrom('prices').selectAll().orderBy('time', 'desc').limit(1);
      const row = await newest.executeTakeFirst();
      latest = row && recorded(row);
    },
    /** The latest price, unless it is too old to count as current. */
    current: (now: number) =>
      latest !== undefined && now - latest.time <= freshFor(latest) ? latest : undefined,
  };
}

export type LatestPrice = ReturnType<typeof createLatestPrice>;
