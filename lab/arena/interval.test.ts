import { generator } from '../farming/random';
import { meanOf, ratioOf } from './interval';

test('the mean has the interval of the normal distribution', () => {
  const { mean, margin } = meanOf([1, 2, 3, 4]);
  expect(mean).toBe(2.5);
  expect(margin).toBeCloseTo(1.96 * Math.sqrt(5 / 3 / 4));
});

test('the ratio weighs rounds by their stakes', () => {
  const { mean, margin } = ratioOf([
    { of: 1, to: 10 },
    { of: 10, to: 100 },
  ]);
  expect(mean).toBeCloseTo(0.1);
  expect(margin).toBeCloseTo(0);
});

test('about 95 of 100 intervals contain the true ratio', () => {
  const random = generator(5);
  let hits = 0;
  for (let run = 0; run < 1_000; run += 1) {
    const pairs = Array.from({ length: 100 }, () => {
      const to = 1 + 9 * random();
      return { of: random() < 0.6 ? to * 0.8 : -to, to };
    });
    const { mean, margin } = ratioOf(pairs);
    if (Math.abs(mean - 0.08) <= margin) hits += 1;
  }
  expect(hits).toBeGreaterThan(925);
  expect(hits).toBeLessThan(975);
});
