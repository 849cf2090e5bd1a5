import { lineScale } from './line-scale';
import { priceTicks, timeTicks } from './ticks';

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

const noon = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

test('names the whole minutes of a round, and none at its edges', () => {
  const ticks = timeTicks({ from: noon + 20_000, to: noon + 20_000 + 5 * MINUTE });
  expect(ticks.map((time) => (time - noon) / MINUTE)).toEqual([1, 2, 3, 4, 5]);
  const even = timeTicks({ from: noon, to: noon + 5 * MINUTE });
  expect(even.map((time) => (time - noon) / MINUTE)).toEqual([1, 2, 3, 4]);
});

test('takes longer steps for a longer span', () => {
  const ticks = timeTicks({ from: noon, to: noon + 30 * MINUTE });
  expect(ticks.map((time) => (time - noon) / MINUTE)).toEqual([5, 10, 15, 20, 25]);
});
