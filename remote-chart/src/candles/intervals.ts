import { msg } from '@updown/shared';

/** The length of a candle, and the number of days of candles that the chart loads. */
export const intervals = {
  '1m': { label: '1m', few: msg('Not enough 1-minute data yet. Try 1m.'), seconds: 60, days: 1 },
  '5m': { label: '5m', few: msg('Not enough 5-minute data yet. Try 1m.'), seconds: 300, days: 3 },
  '1h': { label: '1H', few: msg('Not enough hourly data yet. Try 1m.'), seconds: 3600, days: 7 },
} as const;

export type Interval = keyof typeof intervals;

/** The fewest candles that make a useful chart. */
export const FEW = 6;

/** The longest interval for which a record that starts at `first` (Unix seconds) has enough candles. */
export function fittingInterval(first: number | undefined, now: number): Interval {
  const span = first === undefined ? 0 : now - first;
  const all = ['1h', '5m', '1m'] as const;
  return all.find((interval) => span >= FEW * intervals[interval].seconds) ?? '1m';
}

/** The start of the candle that contains a moment; both in Unix seconds. */
export function candleStart(seconds: number, interval: Interval): number {
  return seconds - (seconds % intervals[interval].seconds);
}
