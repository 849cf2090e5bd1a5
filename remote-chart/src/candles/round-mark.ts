import type { CurrentRound } from '@updown/shared';
import { candleStart, intervals, type Interval } from './use-candles';

/** The live round as the chart draws it. */
export interface RoundMark {
  /** The price to beat. */
  price: number;
  /** The start times of the candles from the round's start to its end, in Unix seconds. */
  times: readonly number[];
  /** Unix seconds. */
  endTime: number;
}

/** The fields of a round that the mark depends on. */
type MarkedRound = Pick<CurrentRound, 'status' | 'start_time' | 'end_time' | 'start_price'>;

/** Null once the round has a result, because the chart marks only an open round. */
export function markOf(round: MarkedRound, interval: Interval): RoundMark | null {
  if (round.status === 'idle') return null;
  const first = candleStart(round.start_time, interval);
  const last = candleStart(round.end_time, interval);
  const step = intervals[interval].seconds;
  const times = Array.from({ length: (last - first) / step + 1 }, (_, n) => first + n * step);
  return { price: round.start_price, times, endTime: round.end_time };
}
