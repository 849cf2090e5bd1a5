import type { Outcome } from '../indexer/events';

/** Base units throughout; every division rounds down. The same arithmetic as the contract's `Payouts`. */
const bonus = (stake: bigint, winning: bigint, losing: bigint): bigint => {
  if (losing === 0n || losing === winning) return (stake * 80n) / 100n;
  const share = (stake * losing * 95n) / (winning * 100n);
  const least = (stake * 10n) / 100n;
  const largest = (stake * 900n) / 100n;
  return share < least ? least : share > largest ? largest : share;
};

export interface Pools {
  readonly up_pool: bigint;
  readonly down_pool: bigint;
}
export interface Stake {
  readonly up: boolean;
  readonly amount: bigint;
}

/** The whole payout of a stake by its round's outcome; while that is pending, what it would pay if it won now. */
export const payout = (
  { up, amount }: Stake,
  { outcome, up_pool, down_pool }: Pools & { readonly outcome: Outcome },
): bigint => {
  if (outcome === 'Draw' || outcome === 'Void') return amount;
  if (outcome === (up ? 'Down' : 'Up')) return 0n;
  return amount + (up ? bonus(amount, up_pool, down_pool) : bonus(amount, down_pool, up_pool));
};
