import { parseAmount } from '@updown/shared';

/** The player's profit from a finished bet in base units; negative for a loss. Both parameters are amounts from the API. */
export function profitOf(payout: string, stake: string): bigint {
  return parseAmount(payout) - parseAmount(stake);
}
