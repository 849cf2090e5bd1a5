import { timeTicks } from './time-ticks';

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
