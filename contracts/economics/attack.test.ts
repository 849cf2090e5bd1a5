import { bestLateStake, worstPools } from './attack';
import { houseAtEvenOdds } from './payouts';

const ion = 10n ** 18n;

const uncapped = (up: bigint, down: bigint): bigint => houseAtEvenOdds(up, down, { capped: false });

test('the search finds no pair of pools at which the house loses at even odds', () => {
  expect(worstPools(3_000_000n * ion).house).toBeGreaterThanOrEqual(0n);
});

test('without the cap on the bonus it finds the attack that the cap is there for', () => {
  const large = 3_000_000n * ion;
  const worst = worstPools(large, uncapped);
  expect(Number(worst.house) / Number(2n * large)).toBeCloseTo(-0.05, 4);
  expect(uncapped(worst.up, worst.down)).toBe(worst.house);
});

test('a loss of one base unit is a loss, however large the pools', () => {
  const large = 3_000_000n * ion;
  const houseOf = (_up: bigint, down: bigint): bigint => (down < large / 2n ? -1n : 0n);
  expect(worstPools(large, houseOf).house).toBe(-1n);
});

test('pools with nothing on one side are searched too', () => {
  const houseOf = (_up: bigint, down: bigint): bigint => (down === 0n ? -1n : 0n);
  expect(worstPools(3_000_000n * ion, houseOf)).toMatchObject({ down: 0n, house: -1n });
});

test('the search is fine enough to find a hole in the rules as narrow as the cap leaves it', () => {
  // At 10 % of the large pool the uncapped rules are exactly even, just below it they lose.
  const even = uncapped(1000n * ion, 100n * ion);
  const below = uncapped(1000n * ion, 99n * ion);
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
