/**
 * `Payouts.sol` for the API and the pages, in base units; every division rounds down. The tests in `economics/` compare
 * it with the contract.
 */
const EVEN_BONUS = 80n;
const WINNERS_SHARE = 95n;
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

/** The bonus without the cap. The contract never pays it; the simulations show the purpose of the cap with it. */
export function uncappedBonusOf(stake: bigint, winning: bigint, losing: bigint): bigint {
  if (losing === 0n || losing === winning) return percentOf(stake, EVEN_BONUS);
  const share = (stake * losing * WINNERS_SHARE) / (winning * 100n);
  const least = percentOf(stake, LEAST_BONUS);
  return share > least ? share : least;
}
