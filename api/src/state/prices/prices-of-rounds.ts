import type { Round } from '../../game/round';
import type { Db } from '../../infra/database/database';
import type { Resource } from '../resources/resources';
import { createPastPrices } from './past-prices';
import { createRecentPrices, RECENT_MS } from './recent-prices';
import { roundPrices, spanOf } from './round-prices';
import { pricesBetween } from './store';

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
