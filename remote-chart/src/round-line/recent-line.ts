import type { Candle } from '@updown/shared';
import { intervals } from '../candles/use-candles';
import { priceAt, type Point, type Span } from './line-scale';

/** The time that the line shows: as long as a round. */
export const SHOWN_MS = 300_000;

const MINUTE_MS = intervals['1m'].seconds * 1000;
/** The shown minutes, the one that has begun, and one before, from which the line comes. */
const MINUTES = SHOWN_MS / MINUTE_MS + 2;

export interface RecentLine {
  readonly points: readonly Point[];
  readonly span: Span;
  /** Halfway between the lowest and the highest price. */
  readonly middle: number;
}

interface Prices {
  /** The recorded candles of a minute. */
  candles: readonly Candle[];
  /** The recorded prices of the last round. */
  ofRound: readonly Point[];
  /** The live prices that the page has seen, the latest at the end. */
  seen: readonly Point[];
}

/** Every known price in order; a minute without one has the close of its candle. */
function merged({ candles, ofRound, seen }: Prices): Point[] {
  const known = [...ofRound, ...seen];
  const now = seen.at(-1)?.time ?? Infinity;
  const closes = candles
    .slice(-MINUTES)
    .map(({ time, close }) => ({ time: time * 1000 + MINUTE_MS, price: close }))
    .filter(({ time }) => time <= now)
    .filter(({ time }) => known.every((one) => one.time <= time - MINUTE_MS || one.time > time));
  return [...closes, ...known].sort((one, other) => one.time - other.time);
}

/** The last five minutes up to the latest price; null without a price. */
export function recentLine(prices: Prices): RecentLine | null {
  const all = merged(prices);
  const last = all.at(-1);
  if (last === undefined) return null;
  const span = { from: last.time - SHOWN_MS, to: last.time };
  const shown = all.filter(({ time }) => time >= span.from);
  const before = shown.length < all.length ? priceAt(all, span.from) : null;
  const points = before === null ? shown : [{ time: span.from, price: before }, ...shown];
  const values = points.map(({ price }) => price);
  return { points, span, middle: (Math.min(...values) + Math.max(...values)) / 2 };
}
