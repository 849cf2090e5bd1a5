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
/** In percent of the smallest plot: above `HIGH` there is no room for a label over a dot, below `LOW` none under a dot. */
const HIGH = 32;
const LOW = 80;

const besideTheLine: readonly Side[] = ['right', 'aboveLeft', 'belowLeft', 'left'];

/**
 * The sides of the latest price, best first. The best side has room even on the smallest phone, so it is the same in every
 * plot, and a page can show the label in place before it has measured its plot.
 */
function sidesOfLast(x: number, y: number): readonly Side[] {
  if (x <= LATE) return y < HIGH ? ['belowRight', ...besideTheLine] : besideTheLine;
  // Away from the start price if there is room.
  const isOver = y > 50 ? y > LOW : y > HIGH;
  return [isOver ? 'aboveLeft' : 'belowLeft', ...besideTheLine];
}

/** The label of a current price without a start price. */
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
 * The start price goes where the line is not yet: to the right end of the base line, on the opposite side of the price; late
 * in the round, to the left end.
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

/** Over the last seconds of the round, which take no predictions, at the right edge. */
export function lockLabel() {
  const text = t('Betting closed');
  const size = sizeOf(text);
  return { text, at: { x: 100, y: 0 }, left: -size.width, top: 0, ...size };
}

function lastOf({ base, points, span }: RoundLine): Point {
  return points.at(-1) ?? { time: span.from, price: base };
}

/** The labels of every line, latest price first. */
function wantedLabels(line: RoundLine, scale: Scale): [Wanted, Wanted] {
  const last = lastOf(line);
  const isLate = scale.x(last.time) > LATE;
  return [lastLabel(line, last, scale), startLabel(line, last.price, isLate)];
}

/** The positions of the latest price and the start price, which are the same in every plot without an entry of the player. */
export function usualLabels(
  line: RoundLine,
  scale: Scale,
): [last: PlacedLabel, start: PlacedLabel] {
  const [last, start] = wantedLabels(line, scale);
  return [onBestSide(last, scale), onBestSide(start, scale)];
}

/** Places the labels of a line in an area so that they overlap neither each other, nor the dots, nor the `taken` boxes. */
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
