/** What a candle may span, and how many days of them are read. */
export const intervals = {
  '1m': { label: '1m', seconds: 60, days: 1 },
  '5m': { label: '5m', seconds: 300, days: 3 },
  '1h': { label: '1H', seconds: 3600, days: 7 },
} as const;

export type Interval = keyof typeof intervals;

export const DEFAULT_INTERVAL: Interval = '1h';

/** The start of the candle that a moment falls in; both in Unix seconds. */
export const candleStart = (seconds: number, interval: Interval): number =>
  seconds - (seconds % intervals[interval].seconds);
