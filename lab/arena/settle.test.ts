import { settle } from './settle';
import type { Attempt, Betting } from './table';

function bet(up: boolean, amount: bigint, isAccepted = true): Attempt {
  return { seat: 0, strategy: 'honest, random side', up, amount, isAccepted };
}

function betting(...attempts: Attempt[]): Betting {
  const sum = (isUp: boolean): bigint =>
    attempts
      .filter(({ up, isAccepted }) => isAccepted && up === isUp)
      .reduce((total, { amount }) => total + amount, 0n);
  return { attempts, pools: { up: sum(true), down: sum(false) }, turnedAway: 0 };
}

test('a draw returns every stake', () => {
  expect(settle(betting(bet(true, 7n), bet(false, 5n)), 100n, 100n)).toEqual({
    outcome: 3n,
    payouts: [7n, 5n],
    burned: 0n,
    house: 0n,
  });
});

test('the house pays the bonus of a one-sided stake, and keeps the stake if it loses', () => {
  const alone = betting(bet(true, 1_000n), bet(true, 9_999n, false));
  expect(settle(alone, 100n, 101n)).toMatchObject({ outcome: 1n, payouts: [1_800n], house: -800n });
  expect(settle(alone, 100n, 99n)).toMatchObject({
    outcome: 2n,
    payouts: [0n],
    burned: 50n,
    house: 950n,
  });
});

test('stakes, payouts, burned tokens and the house add up, including rounding remainders', () => {
  const round = betting(bet(true, 333n), bet(true, 334n), bet(false, 1_001n));
  const { payouts, burned, house } = settle(round, 100n, 101n);
  expect(payouts.reduce((sum, payout) => sum + payout, burned + house)).toBe(333n + 334n + 1_001n);
  expect(house).toBeGreaterThan(0n);
});
