import { lineScale } from './line-scale';
import { priceTicks } from './price-ticks';

function ticks(prices: readonly number[], height: number, tags: readonly number[] = []) {
  const points = prices.map((price, index) => ({ time: index, price }));
  return priceTicks(lineScale({ from: 0, to: 9 }, 2400.37, points), height, tags);
}

test('ticks are round prices, as many as the height has room for', () => {
  expect(ticks([2402.5], 384)).toEqual([2398, 2399, 2400, 2401, 2402, 2403]);
  expect(ticks([2402.5], 160)).toEqual([2398, 2400, 2402]);
  expect(ticks([2431], 160)).toEqual([2380, 2400, 2420]);
  expect(ticks([3100], 160)).toEqual([2000, 2500, 3000]);
});

test('a tick leaves its room to the tags of the start price and the last price', () => {
  expect(ticks([2402.5], 160, [50])).toEqual([2398, 2402]);
  expect(ticks([2402.5], 160, [50, 14])).toEqual([2398]);
});

test('a price of cents has ticks of cents', () => {
  const scale = lineScale({ from: 0, to: 9 }, 0.25, [{ time: 1, price: 0.3 }]);
  expect(priceTicks(scale, 160, [])).toEqual([0.2, 0.25, 0.3]);
});
