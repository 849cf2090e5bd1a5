import { uncappedBonusOf } from '@updown/protocol/payouts';
import { houseAtEvenOdds, worstPools } from './even-odds';

const ION = 10n ** 18n;

function uncapped(up: bigint, down: bigint): bigint {
  return houseAtEvenOdds(up, down, uncappedBonusOf);
}

test('the search finds no pair of pools for which the house loses at even odds', () => {
  expect(worstPools(3_000_000n * ION).house).toBeGreaterThanOrEqual(0n);
});

test('without the cap on the bonus, the search finds the attack that the cap prevents', () => {
  const large = 3_000_000n * ION;
  const worst = worstPools(large, uncapped);
  expect(Number(worst.house) / Number(2n * large)).toBeCloseTo(-0.05, 4);
  expect(uncapped(worst.up, worst.down)).toBe(worst.house);
});

test('a loss of one base unit is a loss, even with large pools', () => {
  const large = 3_000_000n * ION;
  const houseOf = (_up: bigint, down: bigint): bigint => (down < large / 2n ? -1n : 0n);
  expect(worstPools(large, houseOf).house).toBe(-1n);
});

test('the search includes an empty pool on one side', () => {
  const houseOf = (_up: bigint, down: bigint): bigint => (down === 0n ? -1n : 0n);
  expect(worstPools(3_000_000n * ION, houseOf)).toMatchObject({ down: 0n, house: -1n });
});

test('the search is fine enough to find a very narrow range of ratios with a loss', () => {
  // At 10 % of the large pool, the house is exactly even without the cap; just below, it loses.
  const even = uncapped(1000n * ION, 100n * ION);
  const below = uncapped(1000n * ION, 99n * ION);
  expect(even).toBe(0n);
  expect(below).toBeLessThan(0n);
});
