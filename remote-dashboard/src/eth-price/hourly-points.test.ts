import type { Candle, CurrentPrice } from '@updown/shared';
import { barHeights, hourlyPoints } from './hourly-points';

const HOUR = 3600;
const now = Date.UTC(2026, 10, 20, 12, 20);
const thisHour = Date.UTC(2026, 10, 20, 12) / 1000;

function candle(hoursAgo: number, close: number): Candle {
  return {
    time: thisHour - hoursAgo * HOUR,
    open: close,
    high: close,
    low: close,
    close,
    volume: 60,
  };
}
const live: CurrentPrice = { price: 2500, change24h: null, timestamp: now, source: 'moralis' };

test('a full record yields 24 recorded points, oldest first, the live price last', () => {
  const candles = Array.from({ length: 30 }, (_, n) => candle(30 - n, 2400 + n));
  const points = hourlyPoints(candles, live, now);
  expect(points).toHaveLength(24);
  expect(points.some(({ simulated }) => simulated)).toBe(false);
  expect(points[0]).toEqual({ time: thisHour - 23 * HOUR, price: 2407, simulated: false });
  expect(points.at(-1)).toEqual({ time: thisHour, price: 2500, simulated: false });
});

test('fills up a short record with simulated hours near the first known price', () => {
  const points = hourlyPoints([candle(1, 2450)], live, now);
  expect(points.filter(({ simulated }) => !simulated).map(({ price }) => price)).toEqual([
    2450, 2500,
  ]);
  for (const { price } of points.filter(({ simulated }) => simulated)) {
    expect(Math.abs(price / 2450 - 1)).toBeLessThan(0.01);
  }
});

test('fills a gap in the record and marks it as simulated', () => {
  const points = hourlyPoints([candle(3, 2400), candle(1, 2410)], live, now);
  expect(points.slice(-4).map(({ simulated }) => simulated)).toEqual([false, true, false, false]);
});

test('simulated hours stay the same', () => {
  expect(hourlyPoints([], live, now)).toEqual(hourlyPoints([], live, now + 60_000));
});

test('a fallback price is never shown as recorded', () => {
  const points = hourlyPoints([], { ...live, source: 'fallback' }, now);
  expect(points.every(({ simulated }) => simulated)).toBe(true);
});

test('is empty without any price', () => {
  expect(hourlyPoints([], undefined, now)).toEqual([]);
});

test('the bars span from the lowest price to the highest', () => {
  const bars = (...prices: number[]) =>
    barHeights(prices.map((price, time) => ({ time, price, simulated: false })));
  expect(bars(100, 110, 120)).toEqual([15, 57.5, 100]);
  expect(bars(100, 100)).toEqual([60, 60]);
});
