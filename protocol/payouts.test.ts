import { bonusOf } from './payouts';

function k(thousands: number) {
  return BigInt(thousands) * 1_000n * 10n ** 18n;
}

describe('the bonus of a winning stake', () => {
  test.each([
    ['80 % without stakes against it', k(30), k(30), 0n, k(24)],
    ['80 % with equal pools', k(30), k(90), k(90), k(24)],
    ['its share of 95 % of the losing pool', k(40), k(80), k(60), k(28.5 * 1000) / 1000n],
    ['10 % at least, from the house', k(100), k(1000), k(10), k(10)],
    ['900 % at most', k(10), k(10), k(1000), k(90)],
  ])('is %s [spec 5.16a 9.3]', (_case, stake, winning, losing, bonus) => {
    expect(bonusOf(stake, winning, losing)).toBe(bonus);
  });

  test('is rounded down to the base unit', () => {
    expect(bonusOf(7n, 7n, 0n)).toBe(5n);
    expect(bonusOf(10n, 30n, 31n)).toBe(9n);
  });

  test('meets its bounds exactly', () => {
    // At these ratios, 95 % of the losing pool is 10 % and 900 % of the winning pool.
    expect(bonusOf(95n, 950n, 100n)).toBe(9n);
    expect(bonusOf(95n, 95n, 900n)).toBe(855n);
    expect(bonusOf(95n, 95n, 901n)).toBe(855n);
  });
});
