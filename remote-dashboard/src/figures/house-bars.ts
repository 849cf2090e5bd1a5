import { parseAmount, byLocale } from '@updown/shared';

const format = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** Formats '2026-11-22' as 'Nov 22'. */
export function formatDay(day: string): string {
  return format().format(new Date(`${day}T00:00:00Z`));
}

/** One day's bar, in percent of the plot. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface HouseBars {
  bars: Bar[];
  /** The height of the zero line. */
  zero: number;
  best: bigint;
  worst: bigint;
}

/** The share of a day's width that its bar fills. */
const FILLED = 0.7;

/** The minimum height, so that a small result still has a visible bar. */
const LEAST_HEIGHT = 1.5;

/** A whole token, the smallest result that the chart writes; a smaller one counts as 0. */
const LEAST_RESULT = parseAmount('1');

function whole(result: bigint): bigint {
  return result < LEAST_RESULT && result > -LEAST_RESULT ? 0n : result;
}

function percent(part: bigint, whole: bigint): number {
  return Number((part * 10_000n) / whole) / 100;
}

/** The bars of the days' results: gains above the zero line, losses below it, none for 0. */
export function houseBars(exact: readonly bigint[]): HouseBars {
  const results = exact.map(whole);
  const best = results.reduce((most, result) => (result > most ? result : most), 0n);
  const worst = results.reduce((least, result) => (result < least ? result : least), 0n);
  const range = best - worst === 0n ? 1n : best - worst;
  const zero = percent(best, range);
  const slot = 100 / Math.max(1, results.length);
  const bars = results.map((result, index): Bar => {
    const size = percent(result < 0n ? -result : result, range);
    const height = result === 0n ? 0 : Math.max(LEAST_HEIGHT, size);
    return {
      x: (index + (1 - FILLED) / 2) * slot,
      y: result < 0n ? zero : zero - height,
      width: slot * FILLED,
      height,
    };
  });
  return { bars, zero, best, worst };
}
