/** In pixels from the top left of the plot. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** The space between a point and its label. */
const GAP = 10;

const sides = {
  right: ({ width: _, height }: Area) => [GAP, -height / 2],
  left: ({ width, height }: Area) => [-GAP - width, -height / 2],
  above: ({ width, height }: Area) => [-width / 2, -GAP - height],
  below: ({ width }: Area) => [-width / 2, GAP],
  aboveRight: ({ height }: Area) => [0, -GAP - height],
  belowRight: () => [0, GAP],
  aboveLeft: ({ width, height }: Area) => [-width, -GAP - height],
  belowLeft: ({ width }: Area) => [-width, GAP],
} satisfies Record<string, (size: Area) => [number, number]>;

export type Side = keyof typeof sides;

/** The pixels from a point to the top left of its label. */
export type Offset = readonly [left: number, top: number];

export function offsetOf(side: Side, size: Area): Offset {
  return sides[side](size);
}

export interface Label extends Area {
  /** The position of the point that the label names. */
  readonly x: number;
  readonly y: number;
  /** The possible sides of the label, best first. */
  readonly sides: readonly Side[];
}

function overlaps(a: Box, b: Box) {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

function isInside({ left, top, width, height }: Box, area: Area) {
  return left >= 0 && top >= 0 && left + width <= area.width && top + height <= area.height;
}

function clamped(box: Box, area: Area): Box {
  return {
    ...box,
    left: Math.max(0, Math.min(box.left, area.width - box.width)),
    top: Math.max(0, Math.min(box.top, area.height - box.height)),
  };
}

function placeOne(label: Label, area: Area, taken: readonly Box[]): Box {
  const { x, y, width, height } = label;
  const isFree = (box: Box) => taken.every((other) => !overlaps(box, other));
  const boxes = label.sides.map((side): Box => {
    const [dx, dy] = offsetOf(side, label);
    return { left: x + dx, top: y + dy, width, height };
  });
  const fitting = boxes.find((box) => isInside(box, area) && isFree(box));
  if (fitting !== undefined) return fitting;
  // Moves the label up and down, further each time, until it is free.
  const start = clamped(boxes[0] ?? { left: x, top: y, width, height }, area);
  for (let distance = 0; distance <= area.height; distance += height / 2) {
    for (const top of [start.top - distance, start.top + distance]) {
      const pushed = { ...start, top };
      if (isInside(pushed, area) && isFree(pushed)) return pushed;
    }
  }
  return start;
}

/** Places labels so that they overlap neither each other nor the `taken` boxes. The first label gets the best position. */
export function placeLabels(
  labels: readonly Label[],
  area: Area,
  taken: readonly Box[] = [],
): Box[] {
  const placed: Box[] = [];
  for (const label of labels) placed.push(placeOne(label, area, [...taken, ...placed]));
  return placed;
}
