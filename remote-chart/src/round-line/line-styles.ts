import { rounded } from './line-scale';
import type { Area } from './place-labels';

/** Inline styles of moving elements, as CSS values, so that a prerendered page writes the same ones. */
export type Style = Readonly<Record<string, string>>;

interface At {
  /** In percent of the plot. */
  readonly x: number;
  readonly y: number;
}

/** The position of a label that moves with its dot. */
export const ON_DOT: At = { x: 0, y: 0 };

interface LabelBox extends Area {
  readonly at: At;
  /** In pixels from the point. */
  readonly left: number;
  readonly top: number;
}

/** Independent of the plot's size, so that the style is right before the plot is measured. */
export function labelStyle({ at, left, top, width, height }: LabelBox): Style {
  return {
    left: `${rounded(at.x)}%`,
    top: `${rounded(at.y)}%`,
    marginLeft: `${left}px`,
    marginTop: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    lineHeight: `${height}px`,
  };
}

/** For an element as large as the plot, so that its percentages are those of the plot. */
export function movedTo({ x, y }: At): Style {
  return { transform: `translate(${rounded(x)}%, ${rounded(y)}%)` };
}

export function tickStyle(x: number): Style {
  return { left: `${rounded(x)}%` };
}
