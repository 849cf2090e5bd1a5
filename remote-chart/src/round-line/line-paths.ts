import { type Point, rounded, type Scale } from './line-scale';

/** Vertical lines through the whole plot. */
export function gridPath(at: readonly number[]): string {
  return at.map((x) => `M${rounded(x)} 0V100`).join('');
}

/** The path of a dot at each point. */
export function dotsPath(points: readonly Point[], { x, y }: Scale): string {
  return points.map(({ time, price }) => `M${rounded(x(time))} ${rounded(y(price))}h0`).join('');
}

/** The path of a line, in percent of the plot. */
export function linePath(points: readonly Point[], { x, y }: Scale): string {
  return points
    .map(
      ({ time, price }, index) =>
        `${index === 0 ? 'M' : 'L'}${rounded(x(time))} ${rounded(y(price))}`,
    )
    .join('');
}

interface At {
  /** In percent of the plot. */
  readonly x: number;
  readonly y: number;
}

/** For an element as large as the plot, so that its percentages are those of the plot. */
export function movedTo({ x, y }: At) {
  return { transform: `translate(${rounded(x)}%, ${rounded(y)}%)` };
}

export function tickStyle(x: number) {
  return { left: `${rounded(x)}%` };
}
