import type { CurrentRound, OwnPrediction, RoundEntries, RoundPrices } from '@updown/shared';
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

/** The entry of a player whom the visitor follows. */
export interface FollowedEntry extends Entry {
  readonly player: string;
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
  /** The predictions of all players, or none if they are too many to mark. */
  readonly entries: readonly Entry[];
  /** The predictions of the players whom the visitor follows. */
  readonly followed: readonly FollowedEntry[];
  readonly hasEnded: boolean;
}

/** The colours of the line and its marks, by their theme names. */
export type Tone = 'up' | 'down' | 'muted' | 'text';

/** Whether a price is above the base, below it or at it, as a colour. */
export function toneOf(price: number, base: number): 'up' | 'down' | 'muted' {
  if (price === base) return 'muted';
  return price > base ? 'up' : 'down';
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

/** The most entries that the plot has room for. */
const MOST_ENTRIES = 50;

/** A prediction at that time, in Unix seconds, on the line. */
function entryAt(
  points: readonly Point[],
  { from }: Span,
  at: number,
  isUp: boolean,
): Entry | null {
  const last = points.at(-1)?.time ?? from;
  // The prediction's block can be newer than the latest price.
  const time = Math.min(Math.max(at * 1000, from), last);
  const price = priceAt(points, time);
  return price === null ? null : { time, price, isUp };
}

/** The names of the players whom the visitor follows, by the positions of their predictions. */
export type Followed = ReadonlyMap<string, string>;

const NOBODY: Followed = new Map();

export function roundLine(
  round: LineRound,
  prices: RoundPrices['prices'],
  own: Own | undefined,
  all: RoundEntries['entries'] = [],
  followed = NOBODY,
): RoundLine {
  const span = { from: round.start_time * 1000, to: round.end_time * 1000 };
  const points = pointsOf(round, prices);
  const entryOf = ({ time, direction }: RoundEntries['entries'][number]) =>
    entryAt(points, span, time, direction === 'UP');
  return {
    span,
    base: round.start_price,
    points,
    lockFrom: round.lock_time * 1000,
    entry:
      own === undefined || !own.hasPredicted || own.predictedAt === null
        ? null
        : entryAt(points, span, own.predictedAt, own.predictedUp),
    entries: all.length > MOST_ENTRIES ? [] : all.flatMap((one) => entryOf(one) ?? []),
    followed: all.flatMap((one) => {
      const [player, at] = [followed.get(one.position), entryOf(one)];
      return player === undefined || at === null ? [] : [{ ...at, player }];
    }),
    hasEnded: round.end_price !== null,
  };
}
