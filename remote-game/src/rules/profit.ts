import { parseAmount } from '@updown/shared';

/** What a player gained by a bet that is over; below zero, what it cost. Both are amounts of the API. */
export function profitOf(payout: string, stake: string): bigint {
  return parseAmount(payout) - parseAmount(stake);
}
