import { bonusOf as cappedBonusOf, uncappedBonusOf } from '../payouts';

/** Without a cap the rules would be what they were before the ninefold limit: for comparison only. */
export interface Rules {
  capped: boolean;
}
export const rules: Rules = { capped: true };

export const bonusOf = (
  stake: bigint,
  winning: bigint,
  losing: bigint,
  { capped }: Rules = rules,
): bigint => (capped ? cappedBonusOf : uncappedBonusOf)(stake, winning, losing);

export const burnedOf = (winning: bigint, losing: bigint, by: Rules = rules): bigint => {
  const bonuses = winning === 0n ? 0n : bonusOf(winning, winning, losing, by);
  const left = losing > bonuses ? losing - bonuses : 0n;
  const share = (losing * 5n) / 100n;
  return share < left ? share : left;
};

/** What the house's balance changes by when `winning` beats `losing`. */
export const houseChange = (winning: bigint, losing: bigint, by: Rules = rules): bigint => {
  const bonuses = winning === 0n ? 0n : bonusOf(winning, winning, losing, by);
  return losing - bonuses - burnedOf(winning, losing, by);
};

/** Twice the house's average change where UP and DOWN are equally likely; twice, so that it stays an integer. */
export const houseAtEvenOdds = (up: bigint, down: bigint, by: Rules = rules): bigint =>
  houseChange(up, down, by) + houseChange(down, up, by);
