import type { CurrentRound, OwnPrediction, RoundPrices } from '@updown/shared';
import { priceAt, type Point, type Span } from './line-scale';

/** The fields of a round that its line depends on. */
export type LineRound = Pick<
  CurrentRound,
  | 'id'
  | 'status'
  | 'start_time'
  | 'end_time'
  | 'lock_time'
  | 'start_price'
  | 'end_price'
  | 'outcome'
>;

export interface Entry extends Point {
  readonly isUp: boolean;
}

/** A round as the chart draws it; all times are Unix milliseconds. */
export interface RoundLine {
  readonly span: Span;
  /** The start price. */
  readonly base: number;
  /** From the start on. The last point is the current price or the end price. */
  readonly points: readonly Point[];
  readonly lockFrom: number;
  /** The player's own prediction. */
  readonly entry: Entry | null;
  readonly hasEnded: boolean;
}

type Own = Pick<OwnPrediction, 'hasPredicted' | 'predictedUp' | 'predictedAt'>;

function pointsOf(round: LineRound, prices: RoundPrices['prices']): Point[] {
  const start = { time: round.start_time * 1000, price: round.start_price };
  const to = round.end_time * 1000;
  const later = prices.filter(({ time }) => time > start.time && time <= to);
  if (round.end_price === null) return [start, ...later];
  const before = later.filter(({ time }) => time < to);
  return [start, ...before, { time: to, price: round.end_price }];
}

function entryOf(points: readonly Point[], { from }: Span, own: Own | undefined): Entry | null {
  if (own === undefined || !own.hasPredicted || own.predictedAt === null) return null;
  const last = points.at(-1)?.time ?? from;
  // The prediction's block can be newer than the latest price.
  const time = Math.min(Math.max(own.predictedAt * 1000, from), last);
  const price = priceAt(points, time);
  return price === null ? null : { time, price, isUp: own.predictedUp };
}

export function roundLine(
  round: LineRound,
  prices: RoundPrices['prices'],
  own: Own | undefined,
): RoundLine {
  const span = { from: round.start_time * 1000, to: round.end_time * 1000 };
  const points = pointsOf(round, prices);
  return {
    span,
    base: round.start_price,
    points,
    lockFrom: round.lock_time * 1000,
    entry: entryOf(points, span, own),
    hasEnded: round.end_price !== null,
  };
}
