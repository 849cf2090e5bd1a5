import type { Candle } from '@updown/shared';
import { intervals } from '../candles/intervals';
import type { Point, Span } from './line-scale';

/** The minutes that the line shows. */
const SHOWN = 30;

export interface RecentLine {
  readonly points: readonly Point[];
  readonly span: Span;
  /** Halfway between the lowest and the highest price. */
  readonly middle: number;
}

/** The latest prices, from one-minute candles with the live price in the last one; null without a price. */
export function recentLine(candles: readonly Candle[], now: number): RecentLine | null {
  const shown = candles.slice(-SHOWN);
  const [first] = shown;
  const last = shown.at(-1);
  if (first === undefined || last === undefined) return null;
  const { seconds } = intervals['1m'];
  const start = { time: first.time * 1000, price: first.open };
  const closes = shown.map(({ time, close }) => ({ time: (time + seconds) * 1000, price: close }));
  const to = Math.min(Math.max(now, start.time), (last.time + seconds) * 1000);
  const points = [start, ...closes.slice(0, -1), { time: to, price: last.close }];
  const prices = points.map(({ price }) => price);
  return {
    points,
    span: { from: start.time, to },
    middle: (Math.min(...prices) + Math.max(...prices)) / 2,
  };
}
