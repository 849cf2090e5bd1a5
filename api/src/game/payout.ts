import { bonusOf } from '@updown/protocol/payouts';
import type { Outcome } from './round';

export interface Pools {
  readonly up_pool: bigint;
  readonly down_pool: bigint;
}
export interface Stake {
  readonly up: boolean;
  readonly amount: bigint;
}

/**
 * The payout of a stake, including the stake, for the outcome of its round. While the outcome is pending, the payout if
 * the stake won now.
 */
export function payout(
  { up, amount }: Stake,
  { outcome, up_pool, down_pool }: Pools & { readonly outcome: Outcome },
): bigint {
  if (outcome === 'Draw' || outcome === 'Void') return amount;
  if (outcome === (up ? 'Down' : 'Up')) return 0n;
  return amount + (up ? bonusOf(amount, up_pool, down_pool) : bonusOf(amount, down_pool, up_pool));
}

export function isWinner({ up }: Pick<Stake, 'up'>, { outcome }: { readonly outcome: Outcome }) {
  return outcome === (up ? 'Up' : 'Down');
}
