/**
 * `Payouts.sol` in TypeScript, in base units. Every division rounds down. `payouts-of-contract.test.ts` compares the
 * two on a chain.
 */
const EVEN_BONUS = 80n;
const WINNERS_SHARE = 95n;
const BURNED_SHARE = 5n;
const LEAST_BONUS = 10n;
const LARGEST_BONUS = 900n;

function percentOf(amount: bigint, percent: bigint): bigint {
  return (amount * percent) / 100n;
}

/** The bonus of a winning stake on top of itself. The pool `winning` includes the stake. */
export function bonusOf(stake: bigint, winning: bigint, losing: bigint): bigint {
  const bonus = uncappedBonusOf(stake, winning, losing);
  const largest = percentOf(stake, LARGEST_BONUS);
  return bonus < largest ? bonus : largest;
}

/** The bonus without the cap. The contract never pays this; simulations use it to show the purpose of the cap. */
export function uncappedBonusOf(stake: bigint, winning: bigint, losing: bigint): bigint {
  if (losing === 0n || losing === winning) return percentOf(stake, EVEN_BONUS);
  const share = (stake * losing * WINNERS_SHARE) / (winning * 100n);
  const least = percentOf(stake, LEAST_BONUS);
  return share > least ? share : least;
}

type Bonus = typeof bonusOf;

/** The part of the losing pool that is burned. */
export function burnedOf(winning: bigint, losing: bigint, bonus: Bonus = bonusOf): bigint {
  const bonuses = winning === 0n ? 0n : bonus(winning, winning, losing);
  const left = losing > bonuses ? losing - bonuses : 0n;
  const share = percentOf(losing, BURNED_SHARE);
  return share < left ? share : left;
}

/** The change of the house's balance when the pool `winning` beats the pool `losing`. */
export function houseChange(winning: bigint, losing: bigint, bonus: Bonus = bonusOf): bigint {
  const bonuses = winning === 0n ? 0n : bonus(winning, winning, losing);
  return losing - bonuses - burnedOf(winning, losing, bonus);
}
