import type { Span } from './line-scale';

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
