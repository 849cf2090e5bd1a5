import { bettorBreaksEvenAt, houseBreaksEvenAt, meansOf } from './one-sided';

test('at even odds the house gains 7.5 % of a one-sided stake', () => {
  expect(meansOf({ of: 1n, in: 2n })).toEqual({ house: 0.075, bettor: -0.1, burned: 0.025 });
});

test('the house breaks even if 95 % of the lost stakes equal 80 % of the winning stakes', () => {
  const { of, in: total } = houseBreaksEvenAt;
  expect(95n * (total - of)).toBe(80n * of);
  expect(meansOf(houseBreaksEvenAt).house).toBe(0);
});

test('the bettor breaks even if the lost stakes equal 80 % of the winning stakes', () => {
  const { of, in: total } = bettorBreaksEvenAt;
  expect(100n * (total - of)).toBe(80n * of);
  expect(meansOf(bettorBreaksEvenAt).bettor).toBe(0);
  expect(meansOf(bettorBreaksEvenAt).house).toBeLessThan(0);
});

test.each([1n, 30n, 50n, 77n, 100n])(
  'at a chance of %i % the gains, losses and the burned part add up to zero',
  (of) => {
    const { house, bettor, burned } = meansOf({ of, in: 100n });
    expect(house + bettor + burned).toBeCloseTo(0, 12);
  },
);
