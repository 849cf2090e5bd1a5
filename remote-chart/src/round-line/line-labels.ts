import { formatPrice } from '@updown/shared';
import { t } from '../texts/texts';
import type { Point, Scale } from './line-scale';
import { placeLabels, type Area, type Box, type Label, type Side } from './place-labels';
import type { Entry, RoundLine } from './round-line';

export const LABEL_HEIGHT = 20;
/** The space around a dot that no label covers. */
const DOT = 14;

/** The colours of marks, by their names in the theme. */
export type Tone = 'up' | 'down' | 'accent' | 'muted' | 'text' | 'warning';

interface Named {
  readonly name: 'price' | 'end' | 'start' | 'entry';
  readonly text: string;
  readonly tone: Tone;
}

export type PlacedLabel = Named & Box;

type Wanted = Named & Pick<Label, 'x' | 'y' | 'sides'>;

/** Chinese signs are square. */
const FIRST_WIDE = '\u2e80';

/** The width of a label in the smallest font, a little generous. */
export function widthOf(text: string): number {
  const widths = Array.from(text, (sign) => (sign < FIRST_WIDE ? 7.4 : 13));
  return Math.ceil(widths.reduce((sum, width) => sum + width, 8));
}

export function toneOf(price: number, base: number): 'up' | 'down' | 'muted' {
  if (price === base) return 'muted';
  return price > base ? 'up' : 'down';
}

/** The position of a point in an area of that size. */
function inPixels({ time, price }: Point, { x, y }: Scale, { width, height }: Area) {
  return { x: (x(time) / 100) * width, y: (y(price) / 100) * height };
}

function place(wanted: readonly Wanted[], area: Area, taken: readonly Box[]): PlacedLabel[] {
  const sized = wanted.map((label) => ({
    ...label,
    width: widthOf(label.text),
    height: LABEL_HEIGHT,
  }));
  const boxes = placeLabels(sized, area, taken);
  return sized.map(({ name, text, tone }, index) => ({
    name,
    text,
    tone,
    ...(boxes[index] as Box),
  }));
}

const besideTheLine: readonly Side[] = ['right', 'aboveLeft', 'belowLeft', 'left'];

/** The label of a current price that has no start price. */
export function priceLabel(point: Point, scale: Scale, area: Area): PlacedLabel | undefined {
  const at = inPixels(point, scale, area);
  const text = formatPrice(point.price);
  const label: Wanted = { name: 'price', text, tone: 'text', ...at, sides: besideTheLine };
  return place([label], area, [])[0];
}

function lastLabel({ base, hasEnded }: RoundLine, { price }: Point): Named & Pick<Label, 'sides'> {
  const [name, text] = hasEnded
    ? (['end', t('End {price}', { price: formatPrice(price) })] as const)
    : (['price', formatPrice(price)] as const);
  return { name, text, tone: toneOf(price, base), sides: besideTheLine };
}

/** The part of the round, in percent, after which the line comes close to the right end of the base line. */
const LATE = 70;

/**
 * The start price stands where the line is not yet: at the right end of the base line, on the side where the price is not,
 * and late in the round at the left end.
 */
function startLabel(base: number, price: number, isLate: boolean): Named & Pick<Label, 'sides'> {
  const text = t('Start {price}', { price: formatPrice(base) });
  const sides: Side[] = isLate ? ['aboveRight', 'belowRight'] : ['aboveLeft', 'belowLeft'];
  return {
    name: 'start',
    text,
    tone: 'accent',
    sides: price < base ? sides : sides.toReversed(),
  };
}

function entryLabel({ isUp }: Entry): Named & Pick<Label, 'sides'> {
  return {
    name: 'entry',
    text: isUp ? t('You ▲ UP') : t('You ▼ DOWN'),
    tone: isUp ? 'up' : 'down',
    sides: ['above', 'below', 'aboveRight', 'belowRight', 'aboveLeft', 'belowLeft'],
  };
}

/** Places the labels of a line in an area of that size, apart from each other, from the dots and from what is `taken`. */
export function lineLabels(
  line: RoundLine,
  scale: Scale,
  area: Area,
  taken: readonly Box[],
): PlacedLabel[] {
  const { base, points, entry, span, lockFrom } = line;
  const last = points.at(-1) ?? { time: span.from, price: base };
  const dots = [last, ...(entry === null ? [] : [entry])].map((point) =>
    inPixels(point, scale, area),
  );
  const isLate = scale.x(last.time) > LATE;
  const startEnd = { time: isLate ? span.from : lockFrom, price: base };
  const wanted: Wanted[] = [
    { ...lastLabel(line, last), ...inPixels(last, scale, area) },
    { ...startLabel(base, last.price, isLate), ...inPixels(startEnd, scale, area) },
  ];
  if (entry !== null) wanted.push({ ...entryLabel(entry), ...inPixels(entry, scale, area) });
  const covered = dots.map(({ x, y }) => ({
    left: x - DOT / 2,
    top: y - DOT / 2,
    width: DOT,
    height: DOT,
  }));
  return place(wanted, area, [...taken, ...covered]);
}
