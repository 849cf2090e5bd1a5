import { rounded } from './line-scale';

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
