import type { RecordedPrice } from './candles';

/** How long individual prices stay in memory: longer than a round and the wait for its result. */
export const RECENT_MS = 15 * 60_000;
/** How far the clocks of two processes may differ. */
const AHEAD_MS = 60_000;

/** The latest individual prices, in order of time. */
export function createRecentPrices() {
  let prices: readonly RecordedPrice[] = [];
  /** The time from which all prices are in memory. */
  let since = Infinity;

  return {
    load: (loaded: readonly RecordedPrice[], from: number) => {
      prices = loaded;
      since = from;
    },

    add: (price: RecordedPrice) => {
      const { time } = price;
      // Later prices are from before a reset of the local chain.
      const kept = prices.filter(
        (known) =>
          known.time !== time && known.time >= time - RECENT_MS && known.time <= time + AHEAD_MS,
      );
      // Two processes can write prices out of order.
      const place = kept.findLastIndex((known) => known.time < time) + 1;
      prices = kept.toSpliced(place, 0, price);
      since = time < since ? time : Math.max(since, time - RECENT_MS);
    },

    /** Whether all prices since a time in Unix milliseconds are in memory. */
    reachesBackTo: (from: number): boolean => from >= since,

    between: (from: number, to: number): readonly RecordedPrice[] =>
      prices.filter(({ time }) => time >= from && time <= to),
  };
}
