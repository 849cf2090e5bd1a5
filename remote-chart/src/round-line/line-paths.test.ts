import { linePath } from './line-paths';

function at(time: number, price: number) {
  return { time, price };
}
const scale = { x: (time: number) => time * 10, y: (price: number) => 100 - price };

test('draws nothing without a point', () => {
  expect(linePath([], scale)).toBe('');
});

test('writes the line with two decimals', () => {
  expect(linePath([at(0, 50), at(1, 60), at(5 / 3, 50)], scale)).toBe('M0 50L10 40L16.67 50');
});
