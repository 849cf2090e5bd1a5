import type { Round } from '../../game/round';
import type * as schemas from '../../game/schemas/price';
import type { RecordedPrice } from './candles';

/** More points than this would not be visible in a line on a screen. */
export const MOST_PRICES = 600;

type Span = Pick<Round, 'start_time' | 'end_time'>;

/** The span of a round in Unix milliseconds. */
export function spanOf({ start_time, end_time }: Span) {
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
export function roundPrices(
  round: Pick<Round, 'id'> & Span,
  prices: readonly RecordedPrice[],
): schemas.RoundPrices {
  return {
    roundId: round.id,
    startTime: round.start_time,
    endTime: round.end_time,
    prices: thinned(prices, spanOf(round)).map(({ time, price }) => ({ time, price })),
  };
}
