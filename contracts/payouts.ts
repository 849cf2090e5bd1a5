/**
 * `Payouts.sol` for API and pages: base units, every division rounded down. The tests in `economics/` compare it with
 * the contract itself.
 */
const EVEN_BONUS = 80n;
const WINNERS_SHARE = 95n;
const LEAST_BONUS = 10n;
const LARGEST_BONUS = 900n;

const percentOf = (amount: bigint, percent: bigint): bigint => (amount * percent) / 100n;

/** What a winning stake earns on top of itself when its pool `winning`, the stake included, beats `losing`. */
export function bonusOf(stake: bigint, winning: bigint, losing: bigint): bigint {
  const bonus = uncappedBonusOf(stake, winning, losing);
  const largest = percentOf(stake, LARGEST_BONUS);
  return bonus < largest ? bonus : largest;
}

/** The same without the cap, which no contract pays: the simulations show what the cap is for. */
export function uncappedBonusOf(stake: bigint, winning: bigint, losing: bigint): bigint {
  if (losing === 0n || losing === winning) return percentOf(stake, EVEN_BONUS);
  const share = (stake * losing * WINNERS_SHARE) / (winning * 100n);
  const least = percentOf(stake, LEAST_BONUS);
  return share > least ? share : least;
}
