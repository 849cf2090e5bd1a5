import { formatPrice } from '@updown/shared';
import { t } from '../../texts/texts';
import { inPixels, onBestSide, place, sizeOf, type PlacedLabel, type Wanted } from './label-boxes';
import type { Point, Scale } from './line-scale';
import type { Area, Box, Side } from './place-labels';
import type { Entry, RoundLine } from './round-line';

/** The space around a dot that no label covers. */
const DOT = 14;

export function toneOf(price: number, base: number): 'up' | 'down' | 'muted' {
  if (price === base) return 'muted';
  return price > base ? 'up' : 'down';
}

/** The part of the round, in percent, after which the line comes close to the right end of the base line. */
const LATE = 60;
/** Above it, in percent of the smallest plot, a label has no room over a dot, and below the other one none under it. */
const HIGH = 32;
const LOW = 80;

const besideTheLine: readonly Side[] = ['right', 'aboveLeft', 'belowLeft', 'left'];

/**
 * The sides of the latest price, the best first. The best one has room in the plot of the smallest phone, so that it is the
 * same in each plot: a page that has not measured its own yet shows the label in its place.
 */
function sidesOfLast(x: number, y: number): readonly Side[] {
  if (x <= LATE) return y < HIGH ? ['belowRight', ...besideTheLine] : besideTheLine;
  // Away from the start price if there is room.
  const isOver = y > 50 ? y > LOW : y > HIGH;
  return [isOver ? 'aboveLeft' : 'belowLeft', ...besideTheLine];
}

/** The label of a current price that has no start price. */
export function priceLabel(point: Point, scale: Scale, area: Area): PlacedLabel | undefined {
  const text = formatPrice(point.price);
  const label: Wanted = { name: 'price', text, tone: 'text', of: point, sides: besideTheLine };
  return place([label], { scale, area, taken: [] })[0];
}

function lastLabel({ base, hasEnded }: RoundLine, of: Point, { x, y }: Scale): Wanted {
  const { time, price } = of;
  const [name, text] = hasEnded
    ? (['end', t('End {price}', { price: formatPrice(price) })] as const)
    : (['price', formatPrice(price)] as const);
  return { name, text, tone: toneOf(price, base), of, sides: sidesOfLast(x(time), y(price)) };
}

/**
 * The start price stands where the line is not yet: at the right end of the base line, on the side where the price is not,
 * and late in the round at the left end.
 */
function startLabel({ base, span, lockFrom }: RoundLine, price: number, isLate: boolean): Wanted {
  const text = t('Start {price}', { price: formatPrice(base) });
  const sides: Side[] = isLate ? ['aboveRight', 'belowRight'] : ['aboveLeft', 'belowLeft'];
  return {
    name: 'start',
    text,
    tone: 'accent',
    of: { time: isLate ? span.from : lockFrom, price: base },
    sides: price < base ? sides : sides.toReversed(),
  };
}

function entryLabel(of: Entry): Wanted {
  const { isUp } = of;
  return {
    name: 'entry',
    text: isUp ? t('You ▲ UP') : t('You ▼ DOWN'),
    tone: isUp ? 'up' : 'down',
    of,
    sides: ['above', 'below', 'aboveRight', 'belowRight', 'aboveLeft', 'belowLeft'],
  };
}

/** Over the seconds in which the round takes no predictions, which are at the right edge. */
export function lockLabel() {
  const text = t('Betting closed');
  const size = sizeOf(text);
  return { text, at: { x: 100, y: 0 }, left: -size.width, top: 0, ...size };
}

function lastOf({ base, points, span }: RoundLine): Point {
  return points.at(-1) ?? { time: span.from, price: base };
}

/** The labels that every line has, the latest price first. */
function wantedLabels(line: RoundLine, scale: Scale): [Wanted, Wanted] {
  const last = lastOf(line);
  const isLate = scale.x(last.time) > LATE;
  return [lastLabel(line, last, scale), startLabel(line, last.price, isLate)];
}

/** The latest price and the start price where they are in every plot that no entry of the player is in. */
export function usualLabels(
  line: RoundLine,
  scale: Scale,
): [last: PlacedLabel, start: PlacedLabel] {
  const [last, start] = wantedLabels(line, scale);
  return [onBestSide(last, scale), onBestSide(start, scale)];
}

/** Places the labels of a line in an area of that size, apart from each other, from the dots and from what is `taken`. */
export function lineLabels(
  line: RoundLine,
  scale: Scale,
  area: Area,
  taken: readonly Box[],
): PlacedLabel[] {
  const { entry } = line;
  const last = lastOf(line);
  const dots = [last, ...(entry === null ? [] : [entry])].map((point) =>
    inPixels(point, scale, area),
  );
  const wanted = [...wantedLabels(line, scale), ...(entry === null ? [] : [entryLabel(entry)])];
  const covered = dots.map(({ x, y }) => ({
    left: x - DOT / 2,
    top: y - DOT / 2,
    width: DOT,
    height: DOT,
  }));
  return place(wanted, { scale, area, taken: [...taken, ...covered] });
}
