import type { Candle, CurrentPrice } from '@updown/shared';
import { withLivePrice } from './use-candles';

const HOUR = 3600;
function candle(time: number, close: number): Candle {
  return {
    time,
    open: 2400,
    high: 2420,
    low: 2390,
    close,
    volume: 12,
  };
}
function priceAt(
  seconds: number,
  price: number,
  source: CurrentPrice['source'] = 'simulated',
): CurrentPrice {
  return { price, timestamp: seconds * 1000, change24h: null, source };
}

const recorded = [candle(HOUR, 2410), candle(2 * HOUR, 2405)];

test.each([
  ['within the range only moves the close', 2415, { high: 2420, low: 2390, close: 2415 }],
  ['above the high raises it', 2500, { high: 2500, low: 2390, close: 2500 }],
  ['below the low lowers it', 2300, { high: 2420, low: 2300, close: 2300 }],
])('a price %s', (_what, price, expected) => {
  const candles = withLivePrice(recorded, priceAt(2 * HOUR + 1800, price), '1h');
  expect(candles).toHaveLength(2);
  expect(candles.at(-1)).toMatchObject({ time: 2 * HOUR, open: 2400, ...expected });
  expect(candles[0]).toBe(recorded[0]);
});

test('the first price of a new hour opens a candle', () => {
  const candles = withLivePrice(recorded, priceAt(3 * HOUR, 2408), '1h');
  expect(candles).toHaveLength(3);
  expect(candles.at(-1)).toEqual({
    time: 3 * HOUR,
    open: 2408,
    high: 2408,
    low: 2408,
    close: 2408,
    volume: 1,
  });
});

test('without a record the live price is the first candle', () => {
  expect(withLivePrice([], priceAt(61, 2400), '1m')).toMatchObject([{ time: 60, close: 2400 }]);
});

test('a price older than the last candle, or a fallback price, changes nothing', () => {
  expect(withLivePrice(recorded, priceAt(HOUR + 5, 1), '1h')).toBe(recorded);
  expect(withLivePrice(recorded, priceAt(2 * HOUR + 5, 3500, 'fallback'), '1h')).toBe(recorded);
});
