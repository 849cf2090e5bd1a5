import { estimatePayout, payoutOf } from './payout';

function k(thousands: number) {
  return BigInt(thousands) * 1_000n * 10n ** 18n;
}

describe('the estimate of a new stake', () => {
  test('adds the stake to its own pool before it computes the shares', () => {
    const { bonus, payout, baseReturn, rate } = estimatePayout(k(30), true, {
      up: k(30),
      down: k(120),
    });
    expect(bonus).toBe((k(30) * k(120) * 95n) / (k(60) * 100n));
    expect(baseReturn).toBe(k(30));
    expect(payout).toBe(k(87));
    expect(rate).toBe(29_000n);
  });

  test('is 180 % if the stake makes the pools equal [spec 5.16b]', () => {
    expect(estimatePayout(k(30), false, { up: k(60), down: k(30) }).rate).toBe(18_000n);
  });

  test('is 180 % in an empty round, on either side [spec 5.16c]', () => {
    for (const isUp of [true, false]) {
      expect(estimatePayout(k(30), isUp, { up: 0n, down: 0n }).payout).toBe(k(54));
    }
  });

  test('uses the pools of the chosen side', () => {
    const pools = { up: k(300), down: 0n };
    expect(estimatePayout(k(30), true, pools).rate).toBe(18_000n);
    expect(estimatePayout(k(30), false, pools).rate).toBe(100_000n);
  });

  test('has no rate without a stake', () => {
    expect(estimatePayout(0n, true, { up: 0n, down: 0n })).toMatchObject({ payout: 0n, rate: 0n });
  });
});

describe('the payout of a stake that is in its pool', () => {
  test('uses the pools as they are', () => {
    expect(payoutOf(k(30), true, { up: k(60), down: k(60) })).toBe(k(54));
    expect(payoutOf(k(30), false, { up: k(120), down: k(60) })).toBe(k(87));
  });

  test('counts the stake in, even if the pools are older', () => {
    expect(payoutOf(k(60), true, { up: 0n, down: 0n })).toBe(k(108));
    expect(payoutOf(k(60), false, { up: k(60), down: k(30) })).toBe(
      payoutOf(k(60), false, { up: k(60), down: k(90) }),
    );
  });
});
