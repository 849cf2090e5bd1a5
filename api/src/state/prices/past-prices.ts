import type { Round } from '../../game/round';
import type { Db } from '../../infra/database/database';
import { createMutex } from '../../infra/mutex';
import { toResource, type Resource } from '../resources/resources';
import { roundPrices, spanOf } from './round-prices';
import { pricesBetween } from './store';

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
