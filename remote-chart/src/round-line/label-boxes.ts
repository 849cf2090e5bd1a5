import type { Point, Scale } from './line-scale';
import {
  offsetOf,
  placeLabels,
  type Area,
  type Box,
  type Label,
  type Offset,
} from './place-labels';

const LABEL_HEIGHT = 20;

/** The colours of marks, by their theme names. */
export type Tone = 'up' | 'down' | 'accent' | 'muted' | 'text' | 'warning';

interface Named {
  readonly name: 'price' | 'end' | 'start' | 'entry';
  readonly text: string;
  readonly tone: Tone;
}

/** A label beside its point. The point is in percent of the plot. */
export interface PlacedLabel extends Named, Box {
  readonly at: { readonly x: number; readonly y: number };
}

/** A label to place, with its possible sides, best first. */
export type Wanted = Named & Pick<Label, 'sides'> & { readonly of: Point };

/** Chinese characters are square. */
const FIRST_WIDE = '\u2e80';

/** The width of a label in the smallest font, rounded up. */
function widthOf(text: string): number {
  const widths = Array.from(text, (sign) => (sign < FIRST_WIDE ? 7.4 : 13));
  return Math.ceil(widths.reduce((sum, width) => sum + width, 8));
}

export function sizeOf(text: string): Area {
  return { width: widthOf(text), height: LABEL_HEIGHT };
}

/** The position of a point in an area of that size, in pixels. */
export function inPixels({ time, price }: Point, { x, y }: Scale, { width, height }: Area) {
  return { x: (x(time) / 100) * width, y: (y(price) / 100) * height };
}

interface Room {
  readonly scale: Scale;
  readonly area: Area;
  readonly taken: readonly Box[];
}

/** The box is relative to the point, so that a label on its best side has the same box in every area. */
function placed({ name, text, tone, of }: Wanted, { x, y }: Scale, [left, top]: Offset) {
  return { name, text, tone, at: { x: x(of.time), y: y(of.price) }, left, top, ...sizeOf(text) };
}

export function onBestSide(label: Wanted, scale: Scale): PlacedLabel {
  return placed(label, scale, offsetOf(label.sides[0] ?? 'right', sizeOf(label.text)));
}

/** Places labels in an area so that they overlap neither each other nor the `taken` boxes. */
export function place(wanted: readonly Wanted[], { scale, area, taken }: Room): PlacedLabel[] {
  const sized = wanted.map((label) => ({
    ...label,
    ...inPixels(label.of, scale, area),
    ...sizeOf(label.text),
  }));
  const boxes = placeLabels(sized, area, taken);
  return sized.map((label, index) => {
    const { left, top } = boxes[index] as Box;
    return placed(label, scale, [tenth(left - label.x), tenth(top - label.y)]);
  });
}

function tenth(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
