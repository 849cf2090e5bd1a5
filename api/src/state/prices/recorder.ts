import type { ChainClock } from '../../chain/clock';
import { priceOf } from '../../game/units';
import type { Db } from '../../infra/database/database';
import { appendToStream } from '../../infra/database/stream';
import type { LatestPrice } from './latest-price';
import { changeSinceYesterday } from './price-history';
import type { PriceProvider, ProvidedPrice } from './provider';
import type { Pace } from './sources';

/**
 * The time under which to record a price; undefined if the price is already recorded. `since` is the time of the price
 * if the source provides one. A price that is older than the last record from another source gets the current time.
 */
export function recordedTime(
  since: number | undefined,
  last: number | undefined,
  now: number,
): number | undefined {
  if (since === undefined || last === undefined) return since ?? now;
  if (since === last) return undefined;
  return since > last ? since : now;
}

const DAY_MS = 24 * 3600_000;
/** How long streamed rows are kept for clients that reconnect. */
const STREAMED_MS = 15 * 60_000;
const CLEAN_EVERY = 500;
/** How far the clocks of two processes may differ. */
const AHEAD_MS = 60_000;

interface Options {
  readonly db: Db;
  readonly clock: ChainClock;
  readonly latestPrice: LatestPrice;
  readonly provider: PriceProvider;
  readonly pace: Pace;
  readonly recordDays: number;
}

/** Reads prices from the provider, records them and sends them to the streams. */
export function createRecorder({ db, clock, latestPrice, provider, pace, recordDays }: Options) {
  let taken = 0;

  const write = async (provided: ProvidedPrice, assertMay: () => void) => {
    const { price, source, time: since } = provided;
    const now = Math.floor(clock.now());
    const latest = latestPrice.get()?.time;
    const time = recordedTime(since, latest, now);
    if (time === undefined) return;
    const change24h = provided.change24h ?? (await changeSinceYesterday(db, priceOf(price), time));
    const everySeconds = pace(source);
    const data = { price: priceOf(price), change24h, timestamp: time, source, everySeconds };
    await db.transaction().execute(async (transaction) => {
      if (latest !== undefined && latest > now + AHEAD_MS) {
        // A local chain was reset, and these are the prices of the old one.
        await transaction
          .deleteFrom('prices')
          .where('time', '>', now + AHEAD_MS)
          .execute();
      }
      await transaction
        .insertInto('prices')
        .values({ time, price, source, change_24h: change24h })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await appendToStream(transaction, [{ event: 'price', data }]);
      assertMay();
    });
  };

  const clean = async () => {
    await db
      .deleteFrom('prices')
      .where('time', '<', clock.now() - recordDays * DAY_MS)
      .execute();
    await db
      .deleteFrom('stream')
      .where('at', '<', Date.now() - STREAMED_MS)
      .execute();
  };

  return {
    /**
     * Reads and records the current price. Throws if it is unavailable or implausible, or if `assertMay`, called last,
     * throws.
     */
    take: async (assertMay = () => {}): Promise<ProvidedPrice> => {
      const price = await provider.current();
      await write(price, assertMay);
      if (taken++ % CLEAN_EVERY === 0) await clean();
      return price;
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
