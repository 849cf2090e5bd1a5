import { bonusOf, houseAtEvenOdds, type Rules, rules } from './payouts';
import { expectedGain } from './odds';

/** A pair of pools and what the house makes of it on average, as a share of the larger pool. */
interface EvenOddsAttack {
  up: bigint;
  down: bigint;
  houseShare: number;
}

const shareOf = (up: bigint, down: bigint, by: Rules): number =>
  Number((houseAtEvenOdds(up, down, by) * 10n ** 12n) / (2n * (up > down ? up : down))) / 1e12;

/** The pair of pools at which the house does worst on average at even odds: a fine grid of ratios, then finer. */
export const worstPools = (large: bigint, by: Rules = rules): EvenOddsAttack => {
  const parts = 10_000n;
  let low = 1n;
  let high = large;
  let worst: EvenOddsAttack = { up: large, down: large, houseShare: shareOf(large, large, by) };
  while (high - low > 1n) {
    const step = (high - low) / parts || 1n;
    for (let down = low; down <= high; down += step) {
      const houseShare = shareOf(large, down, by);
      if (houseShare < worst.houseShare) worst = { up: large, down, houseShare };
    }
    if (step === 1n) break;
    low = worst.down > step ? worst.down - step : 1n;
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
