// The contract's rules once more, for the simulations; a test compares them with the contract itself.
const clamp = (value: bigint, least: bigint, most: bigint): bigint =>
  value < least ? least : value > most ? most : value;

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
): bigint => {
  if (losing === 0n || losing === winning) return (stake * 80n) / 100n;
  const share = (stake * losing * 95n) / (winning * 100n);
  const least = (stake * 10n) / 100n;
  return clamp(share, least, capped ? stake * 9n : share > least ? share : least);
};

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
