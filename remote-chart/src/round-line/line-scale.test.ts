import { lineScale, priceAt } from './line-scale';

const span = { from: 1_000_000, to: 1_300_000 };
function at(seconds: number, price: number) {
  return { time: span.from + seconds * 1000, price };
}

test('the start is at the left edge and the end at the right one', () => {
  const { x } = lineScale(span, 2400, []);
  expect([span.from, 1_150_000, span.to].map(x)).toEqual([0, 50, 100]);
  // The end price is a price from just after the end.
  expect([span.from - 5, span.to + 2000].map(x)).toEqual([0, 100]);
});

test('the base is in the middle, and the largest move fits with room to spare', () => {
  const { y } = lineScale(span, 2400, [at(2, 2410), at(4, 2376)]);
  expect(y(2400)).toBe(50);
  expect(y(2376)).toBeCloseTo(86);
  expect(y(2424)).toBeCloseTo(14);
  expect(y(2410)).toBeCloseTo(35);
});

test('a move of less than 0.1% does not fill the plot', () => {
  const { y } = lineScale(span, 2400, [at(2, 2400.24)]);
  expect(y(2402.4)).toBeCloseTo(14);
  expect(y(2400.24)).toBeCloseTo(46.4);
});

test('the price of the line is interpolated between two points', () => {
  const points = [at(0, 2400), at(2, 2410), at(4, 2406)];
  expect(priceAt(points, span.from + 500)).toBe(2402.5);
  expect(priceAt(points, span.from + 2000)).toBe(2410);
  expect(priceAt(points, span.from + 3000)).toBe(2408);
  expect(priceAt(points, span.from + 9000)).toBe(2406);
  expect(priceAt(points, span.from - 9000)).toBe(2400);
  expect(priceAt([], span.from)).toBeNull();
});
