import type { PlotScale, Span } from './line-scale';

/** The height of a line of text on the price axis, in pixels. */
export const LINE = 20;
/** The fewest pixels from one tick to the next. */
const APART = 28;
/** A cent. */
const LEAST_STEP = 0.01;

const FACTORS = [1, 2, 2.5, 5, 10];

/** The smallest round number that is not below `least`: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (FACTORS.find((factor) => factor * power >= least) ?? 10);
}

/** The round prices on an axis of that height in pixels, without those that the `tags` or the ends would cut. */
export function priceTicks(
  { y, lowest, highest }: PlotScale,
  height: number,
  tags: readonly number[],
): number[] {
  const most = Math.max(2, Math.floor(height / APART));
  const step = Math.max(LEAST_STEP, roundStep((highest - lowest) / most));
  const ticks: number[] = [];
  for (let n = Math.ceil(lowest / step); n * step <= highest; n += 1) {
    const price = Math.round(n * step * 100) / 100;
    const top = (y(price) / 100) * height;
    const isInside = top >= LINE / 2 && top <= height - LINE / 2;
    const isFree = tags.every((tag) => Math.abs((tag / 100) * height - top) >= LINE);
    if (isInside && isFree) ticks.push(price);
  }
  return ticks;
}

const MINUTE = 60_000;
const STEPS = [1, 5, 15, 30, 60, 240].map((minutes) => minutes * MINUTE);
const MOST = 6;
/** A label closer to an edge than this share of the span would be cut off. */
const EDGE = 0.05;

/** The times on the axis: whole minutes, or longer steps in a longer span. */
export function timeTicks({ from, to }: Span): number[] {
  const length = to - from;
  const step = STEPS.find((each) => length / each <= MOST) ?? length;
  const first = Math.ceil((from + length * EDGE) / step) * step;
  const ticks: number[] = [];
  for (let time = first; time <= to - length * EDGE; time += step) ticks.push(time);
  return ticks;
}
