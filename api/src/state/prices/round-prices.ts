import type * as schemas from '@updown/protocol/api/price';
import type { Round } from '../../game/round';
import type { Db } from '../../infra/database/database';
import { createMutex } from '../../infra/mutex';
import { createQueriedResources, type Resource } from '../resources/resources';
import { recorded, type RecordedPrice } from './latest-price';

/** More points than this would not be visible in a line on a screen. */
export const MOST_PRICES = 600;
/** The maximum number of rounds whose responses are cached, at about 8 KB each. */
const MOST_ROUNDS = 500;
/** After this time, no more prices are written for a round. */
const SETTLED_MS = 60_000;

type Span = Pick<Round, 'id' | 'start_time' | 'end_time'>;

/** The span of a round in Unix milliseconds. */
export function spanOf({ start_time, end_time }: Pick<Round, 'start_time' | 'end_time'>) {
  return { from: start_time * 1000, to: end_time * 1000 };
}

/** All prices if there are few, otherwise the last price of each of `MOST_PRICES` equal parts of the span. */
function thinned(prices: readonly RecordedPrice[], { from, to }: { from: number; to: number }) {
  if (prices.length <= MOST_PRICES) return prices;
  const part = ({ time }: RecordedPrice) =>
    Math.min(MOST_PRICES - 1, Math.floor(((time - from) * MOST_PRICES) / (to - from)));
  return prices.filter((price, index) => {
    const next = prices[index + 1];
    return next === undefined || part(next) > part(price);
  });
}

/** The prices of a round from its start to its end, for the chart line. */
export function roundPrices(round: Span, prices: readonly RecordedPrice[]): schemas.RoundPrices {
  return {
    roundId: round.id,
    startTime: round.start_time,
    endTime: round.end_time,
    prices: thinned(prices, spanOf(round)).map(({ time, price }) => ({ time, price })),
  };
}

async function readPrices(db: Db, round: Span): Promise<schemas.RoundPrices> {
  const { from, to } = spanOf(round);
  const rows = await db
    .selectFrom('prices')
    .selectAll()
    .where('time', '>=', from)
    .where('time', '<=', to)
    .orderBy('time')
    .execute();
  return roundPrices(round, rows.map(recorded));
}

/**
 * The prices of each round: of a running one read again after a new price, of an older one only once.
 * @param changes Counts the new prices.
 */
export function createRoundPrices(db: Db, now: () => number, changes: () => number) {
  const running = createQueriedResources(MOST_ROUNDS, changes);
  const settled = createQueriedResources(MOST_ROUNDS, () => 0);
  // So a caller who requests all rounds keeps only one connection busy.
  const runExclusive = createMutex();

  return (round: Span): Promise<Resource> => {
    const { to } = spanOf(round);
    // Includes the times, because after a reorg another round can have this id.
    const key = `${round.id} ${round.start_time} ${to}`;
    if (now() <= to + SETTLED_MS) return running(key, () => readPrices(db, round));
    return settled(key, () => runExclusive(() => readPrices(db, round)));
  };
}
