import { bonusOf, estimatePayout, payoutOf } from './payout';

const k = (thousands: number) => BigInt(thousands) * 1_000n * 10n ** 18n;

describe('the bonus of a winning stake', () => {
  it.each([
    ['80 % where nobody bet against it', k(30), k(30), 0n, k(24)],
    ['80 % where both pools are equal', k(30), k(90), k(90), k(24)],
    ['its share of 95 % of the losing pool', k(40), k(80), k(60), k(28.5 * 1000) / 1000n],
    ['10 % at least, from the house', k(100), k(1000), k(10), k(10)],
    ['900 % at most', k(10), k(10), k(1000), k(90)],
  ])('is %s', (_case, stake, winning, losing, bonus) => {
    expect(bonusOf(stake, winning, losing)).toBe(bonus);
  });

  it('is rounded down to the base unit', () => {
    expect(bonusOf(7n, 7n, 0n)).toBe(5n);
    expect(bonusOf(10n, 30n, 31n)).toBe(9n);
  });

  it('meets its bounds exactly', () => {
    // 95 % of the losing pool is 10 % and 900 % of the winning pool at these ratios.
    expect(bonusOf(95n, 950n, 100n)).toBe(9n);
    expect(bonusOf(95n, 95n, 900n)).toBe(855n);
    expect(bonusOf(95n, 95n, 901n)).toBe(855n);
  });
});

describe('the estimate of a new stake', () => {
  it('adds the stake to its own pool before the shares are counted', () => {
    const { bonus, payout, baseReturn, rate } = estimatePayout(k(30), true, {
      up: k(30),
      down: k(120),
    });
    expect(bonus).toBe((k(30) * k(120) * 95n) / (k(60) * 100n));
    expect(baseReturn).toBe(k(30));
    expect(payout).toBe(k(87));
    expect(rate).toBe(29_000n);
  });

  it('is 180 % where the stake makes the pools equal', () => {
    expect(estimatePayout(k(30), false, { up: k(60), down: k(30) }).rate).toBe(18_000n);
  });

  it('is 180 % in an empty round, whichever the side', () => {
    for (const isUp of [true, false]) {
      expect(estimatePayout(k(30), isUp, { up: 0n, down: 0n }).payout).toBe(k(54));
    }
  });

  it('reads the pools from the side that is bet on', () => {
    const pools = { up: k(300), down: 0n };
    expect(estimatePayout(k(30), true, pools).rate).toBe(18_000n);
    expect(estimatePayout(k(30), false, pools).rate).toBe(100_000n);
  });

  it('has no rate without a stake', () => {
    expect(estimatePayout(0n, true, { up: 0n, down: 0n })).toMatchObject({ payout: 0n, rate: 0n });
  });
});

describe('the payout of a stake that is in its pool', () => {
  it('counts the pools as they are', () => {
    expect(payoutOf(k(30), true, { up: k(60), down: k(60) })).toBe(k(54));
    expect(payoutOf(k(30), false, { up: k(120), down: k(60) })).toBe(k(87));
  });

  it('knows that the stake is in, even where the pools were read before it came', () => {
    expect(payoutOf(k(60), true, { up: 0n, down: 0n })).toBe(k(108));
    expect(payoutOf(k(60), false, { up: k(60), down: k(30) })).toBe(
      payoutOf(k(60), false, { up: k(60), down: k(90) }),
    );
  });
});
