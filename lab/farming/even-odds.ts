import { bonusOf, houseChange } from '@updown/protocol/payouts';

/** Twice the house's average change if UP and DOWN are equally likely. Doubled so that the result stays an integer. */
export function houseAtEvenOdds(up: bigint, down: bigint, bonus = bonusOf): bigint {
  return houseChange(up, down, bonus) + houseChange(down, up, bonus);
}

/** A pair of pools, and twice the house's average gain from it, doubled so that it stays an integer. */
interface EvenOddsAttack {
  up: bigint;
  down: bigint;
  house: bigint;
}

/**
 * Finds the pair of pools with the worst average result for the house at even odds, on a grid of ratios that it refines
 * step by step. The large pool stays the same, so the search compares exact amounts: even a loss of one base unit
 * counts.
 */
export function worstPools(
  large: bigint,
  houseOf: (up: bigint, down: bigint) => bigint = houseAtEvenOdds,
): EvenOddsAttack {
  const parts = 10_000n;
  let low = 0n;
  let high = large;
  let worst: EvenOddsAttack = { up: large, down: large, house: houseOf(large, large) };
  while (high - low > 1n) {
    const step = (high - low) / parts || 1n;
    for (let down = low; down <= high; down += step) {
      const house = houseOf(large, down);
      if (house < worst.house) worst = { up: large, down, house };
    }
    if (step === 1n) break;
    low = worst.down > step ? worst.down - step : 0n;
    high = worst.down + step < large ? worst.down + step : large;
  }
  return worst;
}
