import { entryPrice } from './standing';

const prices = [
  { time: 1_000_000, price: 2400 },
  { time: 1_002_000, price: 2401.5 },
];

test('is the last price at the time of the bet', () => {
  expect(entryPrice(prices, 1_001)).toBe(2400);
  expect(entryPrice(prices, 1_002)).toBe(2401.5);
});

test('is nothing before the first price', () => {
  expect(entryPrice(prices, 999)).toBeNull();
});
