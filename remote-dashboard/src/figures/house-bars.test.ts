import { houseBars } from './house-bars';

const ION = 10n ** 18n;

test('gains are above the zero line, and losses are below it', () => {
  const { bars, zero, best, worst } = houseBars([300n * ION, -100n * ION, 0n, 150n * ION]);
  expect([zero, best, worst]).toEqual([75, 300n * ION, -100n * ION]);
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [0, 75],
    [75, 25],
    [75, 0],
    [37.5, 37.5],
  ]);
  expect(bars.map(({ x, width }) => x + width / 2)).toEqual([12.5, 37.5, 62.5, 87.5]);
});

test('amounts beyond the digits of a double keep their proportions', () => {
  const unit = 10n ** 30n;
  const { bars } = houseBars([unit, 2n * unit]);
  expect(bars.map(({ height }) => height)).toEqual([50, 100]);
});

test('a small result is visible, and no result has no bar', () => {
  const { bars } = houseBars([ION, 1_000_000n * ION, 0n]);
  expect(bars[0]?.height).toBeGreaterThan(1);
  expect(bars[2]?.height).toBe(0);
});

test.each([[[]], [[0n, 0n]], [[0n, ION - 1n, 1n - ION]]])('%p draws nothing', (results) => {
  const { bars } = houseBars(results);
  expect(bars.every(({ height }) => height === 0)).toBe(true);
});
