import type { RecordedPrice } from './candles';

/** How long every single price stays in memory: longer than a round and the wait for its result. */
export const RECENT_MS = 15 * 60_000;
/** How far the clocks of two processes may be apart. */
const AHEAD_MS = 60_000;

/** The latest prices one by one, in order of time. */
export function createRecentPrices() {
  let prices: readonly RecordedPrice[] = [];
  /** All prices since then are here. */
  let since = Infinity;

  return {
    load: (loaded: readonly RecordedPrice[], from: number) => {
      prices = loaded;
      since = from;
    },

    add: (price: RecordedPrice) => {
      const { time } = price;
      // Later prices belong to a local chain before its reset.
      const kept = prices.filter(
        (known) =>
          known.time !== time && known.time >= time - RECENT_MS && known.time <= time + AHEAD_MS,
      );
      // Two processes can write in another order than that of their times.
      const place = kept.findLastIndex((known) => known.time < time) + 1;
      prices = kept.toSpliced(place, 0, price);
      since = time < since ? time : Math.max(since, time - RECENT_MS);
    },

    /** Whether all prices since a time in Unix milliseconds are here. */
    reachesBackTo: (from: number): boolean => from >= since,

    between: (from: number, to: number): readonly RecordedPrice[] =>
      prices.filter(({ time }) => time >= from && time <= to),
  };
}
