/** A price at a moment in Unix milliseconds. */
export interface Point {
  readonly time: number;
  readonly price: number;
}

/** A span in Unix milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Converts a time and a price to a position in the plot, in percent of its width and height from the top left. */
export interface Scale {
  readonly x: (time: number) => number;
  readonly y: (price: number) => number;
}

/** A scale with the prices at the bottom and at the top of the plot. */
export interface PlotScale extends Scale {
  readonly lowest: number;
  readonly highest: number;
}

/** The smallest distance from the base that fills the plot, so that a quiet market looks quiet. */
const LEAST_MOVE = 0.001;

/** The share of the plot for the largest move; the rest is room for labels, which therefore never touch the line. */
const FILLED = 0.72;

/** Puts the base in the middle and fits the largest move in either direction. */
export function lineScale({ from, to }: Span, base: number, points: readonly Point[]): PlotScale {
  const moves = points.map(({ price }) => Math.abs(price - base));
  const reach = Math.max(base * LEAST_MOVE, ...moves) / FILLED;
  const x = (time: number) => (to > from ? ((time - from) / (to - from)) * 100 : 0);
  return {
    x: (time) => Math.min(100, Math.max(0, x(time))),
    y: (price) => 50 - ((price - base) / reach) * 50,
    lowest: base - reach,
    highest: base + reach,
  };
}

/** A percentage, rounded as the page writes it. */
export function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}

/** The price of the line at a time, interpolated between two points; null outside the line. */
export function priceAt(points: readonly Point[], time: number): number | null {
  const after = points.findIndex((point) => point.time >= time);
  const [left, right] = after === -1 ? [points.at(-1)] : [points[after - 1], points[after]];
  if (left === undefined || right === undefined) return (left ?? right)?.price ?? null;
  const part = (time - left.time) / (right.time - left.time);
  return left.price + (right.price - left.price) * part;
}
