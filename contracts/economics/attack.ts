import { expectedGain } from './odds';
import { bonusOf, houseAtEvenOdds } from './payouts';

/** A pair of pools, and twice the house's average gain from it: twice, so that it stays an integer. */
interface EvenOddsAttack {
  up: bigint;
  down: bigint;
  house: bigint;
}

/**
 * Finds the pair of pools with the house's worst average at even odds, on a grid of ratios that it refines. The large
 * pool stays the same, so the search compares exact amounts: a loss of one base unit counts.
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

interface LateAttack {
  stake: bigint;
  /** The average of one round, in the unit of the stake. */
  gain: number;
}

/** The most profitable stake in a round with these pools, for a bettor who wins with this chance. */
export function bestLateStake(
  chance: number,
  { own, other }: { own: bigint; other: bigint },
  limits: { least: bigint; most: bigint },
): LateAttack {
  const parts = 2_000n;
  const stakes = Array.from(
    { length: Number(parts) + 1 },
    (_, i) => limits.least + ((limits.most - limits.least) * BigInt(i)) / parts,
  );
  return stakes
    .map((stake) => {
      const bonus = Number(bonusOf(stake, own + stake, other)) / Number(stake);
      return { stake, gain: Number(stake) * expectedGain(chance, bonus) };
    })
    .reduce((best, candidate) => (candidate.gain > best.gain ? candidate : best));
}
