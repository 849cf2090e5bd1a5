import type { RoundPrices } from '@updown/shared';

/** The last recorded price at the time of a bet, in Unix seconds; null if there is none. */
export function entryPrice(prices: RoundPrices['prices'], at: number): number | null {
  return prices.findLast(({ time }) => time <= at * 1000)?.price ?? null;
}
