import type { Candle } from '@updown/shared';
import { describeCandles } from './describe-candles';
import { timeLabels } from './time-labels';

const start = Date.UTC(2026, 10, 20, 12) / 1000;
const candles: Candle[] = [
  { time: start, open: 2400, high: 2425.5, low: 2399, close: 2410, volume: 3 },
  { time: start + 3600, open: 2410, high: 2411, low: 2380.25, close: 2390, volume: 3 },
];
const label = timeLabels('Etc/UTC');

test('names the span, the first and last price, and the extremes', () => {
  expect(describeCandles(candles, null, '1h', label)).toBe(
    'ETH price chart, 1H candles since Nov 20, 12:00: from $2,400.00 to $2,390.00, ' +
      'lowest $2,380.25, highest $2,425.50.',
  );
});

test('names the start price and the end of the live round', () => {
  const mark = { price: 2395, times: [start], endTime: start + 300 };
  expect(describeCandles(candles, mark, '1h', label)).toMatch(
    /The live round started at \$2,395\.00 and ends at 12:05\.$/,
  );
});

test('says that there are no recorded prices', () => {
  expect(describeCandles([], null, '1m', label)).toBe('ETH price chart without recorded prices.');
});
