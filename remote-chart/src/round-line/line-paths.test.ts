import { areaPath, linePath, splitAtBase } from './line-paths';

function at(time: number, price: number) {
  return { time, price };
}
const scale = { x: (time: number) => time * 10, y: (price: number) => 100 - price };

test('cuts the line exactly at the base', () => {
  const line = [at(0, 50), at(1, 60), at(2, 45), at(3, 40), at(4, 60)];
  expect(splitAtBase(line, 50)).toEqual({
    above: [
      [at(0, 50), at(1, 60), at(1 + 2 / 3, 50)],
      [at(3.5, 50), at(4, 60)],
    ],
    below: [[at(1 + 2 / 3, 50), at(2, 45), at(3, 40), at(3.5, 50)]],
  });
});

test('cuts once if a point is on the base', () => {
  const line = [at(0, 60), at(1, 50), at(2, 40)];
  expect(splitAtBase(line, 50)).toEqual({
    above: [[at(0, 60), at(1, 50), at(1, 50)]],
    below: [[at(1, 50), at(2, 40)]],
  });
});

test('keeps a line on one side whole, and draws one that stays on the base', () => {
  const below = [at(0, 50), at(1, 45), at(2, 50), at(3, 48)];
  expect(splitAtBase(below, 50)).toEqual({ above: [], below: [below] });
  const flat = [at(0, 50), at(1, 50)];
  expect(splitAtBase(flat, 50)).toEqual({ above: [flat], below: [] });
});

test('draws nothing for a single point or none', () => {
  expect(splitAtBase([at(0, 50)], 50)).toEqual({ above: [], below: [] });
  expect(splitAtBase([], 50)).toEqual({ above: [], below: [] });
  expect(linePath([], scale)).toBe('');
  expect(areaPath([], 50, scale)).toBe('');
});

test('writes the line, and its area down to the base, with two decimals', () => {
  const run = [at(0, 50), at(1, 60), at(5 / 3, 50)];
  expect(linePath(run, scale)).toBe('M0 50L10 40L16.67 50');
  expect(areaPath(run, 50, scale)).toBe('M0 50L10 40L16.67 50L16.67 50L0 50Z');
});
