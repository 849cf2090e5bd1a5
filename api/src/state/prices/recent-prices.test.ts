import type { RecordedPrice } from './candles';
import { createRecentPrices, RECENT_MS } from './recent-prices';

const noon = Date.UTC(2026, 0, 5, 12);

function at(time: number, price = 2400): RecordedPrice {
  return { time, price, source: 'moralis' };
}

test('returns the prices of a span, including both ends', () => {
  const recent = createRecentPrices();
  const prices = [0, 2000, 4000, 6000].map((after) => at(noon + after));
  recent.load(prices, noon);
  expect(recent.between(noon + 2000, noon + 4000)).toEqual(prices.slice(1, 3));
});

test('keeps each price once and in order of time, whatever the order of arrival', () => {
  const recent = createRecentPrices();
  recent.load([at(noon)], noon);
  for (const after of [4000, 2000, 4000]) recent.add(at(noon + after));
  expect(recent.between(noon, noon + 9000).map(({ time }) => time - noon)).toEqual([0, 2000, 4000]);
});

test('knows how far back its prices reach', () => {
  const recent = createRecentPrices();
  expect(recent.reachesBackTo(noon)).toBe(false);
  recent.load([at(noon)], noon);
  expect(recent.reachesBackTo(noon)).toBe(true);
  expect(recent.reachesBackTo(noon - 1)).toBe(false);
  recent.add(at(noon + RECENT_MS + 1));
  expect(recent.reachesBackTo(noon)).toBe(false);
  expect(recent.reachesBackTo(noon + 1)).toBe(true);
  expect(recent.between(0, Infinity)).toHaveLength(1);
});

test('drops later prices after the clock is set back', () => {
  const recent = createRecentPrices();
  recent.load([at(noon + 3_600_000)], noon + 3_000_000);
  recent.add(at(noon));
  expect(recent.between(0, Infinity)).toEqual([at(noon)]);
  expect(recent.reachesBackTo(noon - 1)).toBe(false);
  expect(recent.reachesBackTo(noon)).toBe(true);
});
