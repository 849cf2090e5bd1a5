import type { Candle, CurrentPrice } from '@updown/shared';

const HOUR = 3600;
const HOURS = 24;

/** The number of points in the mini chart. */
export const SHOWN_POINTS = 20;

export interface HourlyPoint {
  /** The start of the hour, in Unix seconds. */
  time: number;
  price: number;
  /** Whether the API recorded no price in this hour. */
  simulated: boolean;
}

// Depends on the hour only, so that a simulated price is the same on every render.
function drift(time: number): number {
  const hour = time / HOUR;
  return Math.sin(hour * 1.3) * 0.004 + Math.sin(hour * 0.37) * 0.003;
}

/**
 * One price for each of the last 24 hours, oldest first, ending with the live price. An hour without a record gets a simulated
 * price near the next known one. Empty if there is no price at all.
 */
export function hourlyPoints(
  candles: readonly Candle[],
  current: CurrentPrice | undefined,
  now: number,
): HourlyPoint[] {
  const thisHour = Math.floor(now / 1000 / HOUR) * HOUR;
  const known = new Map(candles.map(({ time, close }) => [time, close]));
  if (current !== undefined && current.source !== 'fallback') known.set(thisHour, current.price);

  let near = known.get(thisHour) ?? candles.at(-1)?.close ?? current?.price;
  if (near === undefined) return [];
  const points: HourlyPoint[] = [];
  for (let time = thisHour; time > thisHour - HOURS * HOUR; time -= HOUR) {
    const recorded = known.get(time);
    near = recorded ?? near;
    points.unshift({
      time,
      price: recorded ?? near * (1 + drift(time)),
      simulated: recorded === undefined,
    });
  }
  return points;
}

/** The points in the mini chart. */
export function lastHours(points: readonly HourlyPoint[]): readonly HourlyPoint[] {
  return points.slice(-SHOWN_POINTS);
}

/** The height of each bar in percent, rounded to a tenth. The lowest price still has a visible bar. */
export function barHeights(points: readonly HourlyPoint[]): number[] {
  const prices = points.map(({ price }) => price);
  const low = Math.min(...prices);
  const range = Math.max(...prices) - low;
  return prices.map((price) =>
    range === 0 ? 60 : Math.round(150 + ((price - low) / range) * 850) / 10,
  );
}
