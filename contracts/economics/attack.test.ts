import { bestLateStake, worstPools } from './attack';
import { houseAtEvenOdds } from './payouts';

const ion = 10n ** 18n;

test('the search finds no pair of pools at which the house loses at even odds', () => {
  expect(worstPools(3_000_000n * ion).houseShare).toBeGreaterThanOrEqual(0);
});

test('without the cap on the bonus it finds the attack that the cap is there for', () => {
  const worst = worstPools(3_000_000n * ion, { capped: false });
  expect(worst.houseShare).toBeCloseTo(-0.05, 4);
  expect(houseAtEvenOdds(worst.up, worst.down, { capped: false })).toBeLessThan(0n);
});

test('the search is fine enough to find a hole in the rules as narrow as the cap leaves it', () => {
  // At 10 % of the large pool the uncapped rules are exactly even, just below it they lose.
  const even = houseAtEvenOdds(1000n * ion, 100n * ion, { capped: false });
  const below = houseAtEvenOdds(1000n * ion, 99n * ion, { capped: false });
  expect(even).toBe(0n);
  expect(below).toBeLessThan(0n);
});

test('who knows nothing finds no stake that pays in an even round', () => {
  const pools = { own: 100_000n * ion, other: 100_000n * ion };
  const { gain } = bestLateStake(0.5, pools, { least: 30_000n * ion, most: 3_000_000n * ion });
  expect(gain).toBeLessThan(0);
});

test('who knows the result stakes all he may', () => {
  const limits = { least: 30_000n * ion, most: 3_000_000n * ion };
  const best = bestLateStake(1, { own: 0n, other: 0n }, limits);
  expect(best.stake).toBe(limits.most);
  expect(best.gain).toBeCloseTo(2.4e24, -18);
});
