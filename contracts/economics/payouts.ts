import { bonusOf as cappedBonusOf, uncappedBonusOf } from '../payouts';

/** The rules without the cap on the bonus serve only for comparison. */
export interface Rules {
  capped: boolean;
}
export const rules: Rules = { capped: true };

export function bonusOf(
  stake: bigint,
  winning: bigint,
  losing: bigint,
  { capped }: Rules = rules,
): bigint {
  return (capped ? cappedBonusOf : uncappedBonusOf)(stake, winning, losing);
}

export function burnedOf(winning: bigint, losing: bigint, by: Rules = rules): bigint {
  const bonuses = winning === 0n ? 0n : bonusOf(winning, winning, losing, by);
  const left = losing > bonuses ? losing - bonuses : 0n;
  const share = (losing * 5n) / 100n;
  return share < left ? share : left;
}

/** The change of the house's balance when the pool `winning` beats the pool `losing`, in base units. */
export function houseChange(winning: bigint, losing: bigint, by: Rules = rules): bigint {
  const bonuses = winning === 0n ? 0n : bonusOf(winning, winning, losing, by);
  return losing - bonuses - burnedOf(winning, losing, by);
}

/** Twice the house's average change if UP and DOWN are equally likely: twice, so that it stays an integer. */
export function houseAtEvenOdds(up: bigint, down: bigint, by: Rules = rules): bigint {
  return houseChange(up, down, by) + houseChange(down, up, by);
}
