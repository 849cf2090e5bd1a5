import { bettorBreaksEvenAt, houseBreaksEvenAt, meansOf } from './oneSided';

test('at even odds the house makes 7.5 % of a stake that nobody bets against', () => {
  expect(meansOf({ of: 1n, in: 2n })).toEqual({ house: 0.075, bettor: -0.1, burned: 0.025 });
});

test('the house breaks even where 95 % of what is lost are 80 % of what is won', () => {
  const { of, in: total } = houseBreaksEvenAt;
  expect(95n * (total - of)).toBe(80n * of);
  expect(meansOf(houseBreaksEvenAt).house).toBe(0);
});

test('the bettor breaks even where what he loses is 80 % of what he wins', () => {
  const { of, in: total } = bettorBreaksEvenAt;
  expect(100n * (total - of)).toBe(80n * of);
  expect(meansOf(bettorBreaksEvenAt).bettor).toBe(0);
  expect(meansOf(bettorBreaksEvenAt).house).toBeLessThan(0);
});

test.each([1n, 30n, 50n, 77n, 100n])(
  'what one makes at %i % another loses, or it is burned',
  (of) => {
    const { house, bettor, burned } = meansOf({ of, in: 100n });
    expect(house + bettor + burned).toBeCloseTo(0, 12);
  },
);
