import type { CurvePoint } from '@updown/protocol/api/record';
import { formatProfit, parseAmount } from '../../format/amount';

/** The size of the drawing in its own units; the page scales it. */
export const WIDTH = 100;
export const HEIGHT = 32;

/** Two decimals of these units are finer than any pixel. */
const STEPS = 10_000n;

export interface CurveShape {
  /** The points of the line, in round order: '0,16 50,8 100,0'. */
  line: string;
  /** The y coordinate of zero: profit is above, loss below. */
  zero: number;
  last: bigint;
  highest: bigint;
  lowest: bigint;
}

/** The line of a player's profit, which starts at zero before the first round. */
export function curveShape(curve: readonly CurvePoint[]): CurveShape {
  const profits = [0n, ...curve.map(({ profit }) => parseAmount(profit))];
  const highest = profits.reduce((a, b) => (a > b ? a : b));
  const lowest = profits.reduce((a, b) => (a < b ? a : b));
  const span = highest - lowest;
  const heightOf = (profit: bigint): number =>
    span === 0n ? HEIGHT / 2 : (Number(((highest - profit) * STEPS) / span) / 10_000) * HEIGHT;
  const xOf = (index: number) => (index * WIDTH) / Math.max(1, profits.length - 1);
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    line: profits.map((profit, at) => `${round(xOf(at))},${round(heightOf(profit))}`).join(' '),
    zero: round(heightOf(0n)),
    last: profits.at(-1) ?? 0n,
    highest,
    lowest,
  };
}

interface ScaleLabel {
  text: string;
  /** The distance from the top, '25%'. */
  top: string;
}

/** Two labels closer than this share of the height would touch. */
const APART = 0.12;

/** The labels of zero and of the highest and lowest point, unless one would touch zero's. */
export function scaleLabels({ zero, highest, lowest }: CurveShape): ScaleLabel[] {
  const share = zero / HEIGHT;
  return [
    ...(share > APART ? [{ text: formatProfit(highest, 0), top: '0%' }] : []),
    { text: '0', top: `${Math.round(share * 100)}%` },
    ...(share < 1 - APART ? [{ text: formatProfit(lowest, 0), top: '100%' }] : []),
  ];
}
