import { bonusOf, houseAtEvenOdds } from './payouts';
import { expectedGain } from './odds';

/** A pair of pools, and twice what the house makes of it on average: twice, so that it stays an integer. */
interface EvenOddsAttack {
  up: bigint;
  down: bigint;
  house: bigint;
}

/**
 * The pair of pools at which the house does worst on average at even odds: a fine grid of ratios, then finer. The large
 * pool stays the same, so what the house makes is compared as it is: a loss of one base unit counts.
 */
export const worstPools = (
  large: bigint,
  houseOf: (up: bigint, down: bigint) => bigint = houseAtEvenOdds,
): EvenOddsAttack => {
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
};

interface LateAttack {
  stake: bigint;
  /** Of one round on average, in the units of the stake. */
  gain: number;
}

/** The stake with which somebody who wins with this chance takes most out of a round with these pools. */
export const bestLateStake = (
  chance: number,
  { own, other }: { own: bigint; other: bigint },
  limits: { least: bigint; most: bigint },
): LateAttack => {
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
};
