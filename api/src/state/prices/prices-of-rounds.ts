import type { Round } from '../../game/round';
import type { Db } from '../../infra/database/database';
import { createMutex } from '../../infra/mutex';
import { type Resource, toResource } from '../resources/resources';
import type { RecordedPrice } from './candles';
import { roundPrices, spanOf } from './round-prices';
import { pricesBetween } from './store';

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

/** The maximum number of rounds whose responses are cached, at about 8 KB each. */
const MOST_ROUNDS = 500;
/** After this time, no more prices are written for a round. */
const SETTLED_MS = 60_000;

type Span = Pick<Round, 'id' | 'start_time' | 'end_time'>;

/**
 * The prices of rounds that are no longer in memory, each read only once. Reads run one at a time, so that a caller who
 * requests all rounds keeps only one connection busy.
 */
export function createPastPrices(db: Db, now: () => number) {
  const known = new Map<string, Promise<Resource>>();
  const runExclusive = createMutex();

  const read = (round: Span) =>
    runExclusive(async () => {
      const { from, to } = spanOf(round);
      return toResource(roundPrices(round, await pricesBetween(db, from, to)));
    });

  return (round: Span): Promise<Resource> => {
    const { to } = spanOf(round);
    // Includes the times, because after a reorg another round can have this id.
    const key = `${round.id} ${round.start_time} ${to}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const reading = read(round);
    if (now() > to + SETTLED_MS) {
      if (known.size >= MOST_ROUNDS) known.clear();
      known.set(key, reading);
      reading.catch(() => known.delete(key));
    }
    return reading;
  };
}

/**
 * The prices of each round: from memory for the live round and the last few rounds, from the tables for older rounds.
 */
export function createPricesOfRounds(db: Db, now: () => number) {
  const recent = createRecentPrices();
  const past = createPastPrices(db, now);

  return {
    load: async () => {
      const since = Math.floor(now() - RECENT_MS);
      recent.load(await pricesBetween(db, since, Number.MAX_SAFE_INTEGER), since);
    },
    add: recent.add,
    /** `keep` serialises prices from memory and caches the result until the next change. */
    of: (round: Round, keep: (build: () => unknown) => Resource): Resource | Promise<Resource> => {
      const { from, to } = spanOf(round);
      if (!recent.reachesBackTo(from)) return past(round);
      return keep(() => roundPrices(round, recent.between(from, to)));
    },
  };
}
