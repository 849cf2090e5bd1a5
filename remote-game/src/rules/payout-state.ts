import { formatAmount, parseAmount } from '@updown/shared';

/** '50,583.41 ION': a sum to claim, the same wherever it shows. */
export function claimSum(units: bigint, symbol: string): string {
  return `${formatAmount(units)} ${symbol}`;
}

/** Like `claimSum`, for amounts from the API; null while one of them is unknown, which is '0'. */
export function claimSumOf(amounts: readonly string[], symbol: string): string | null {
  const units = amounts.map((amount) => parseAmount(amount));
  if (units.includes(0n)) return null;
  return claimSum(
    units.reduce((sum, amount) => sum + amount, 0n),
    symbol,
  );
}

/** A payout is late when the operator has had this much longer for it. */
const LATE_SECONDS = 60;

interface Facts {
  /** How long after a result the operator pays; null if the players claim themselves. */
  payOutSeconds: number | null | undefined;
  /** The round's end, in Unix seconds; null while unknown. */
  endTime: number | null;
  hasClaimed: boolean;
  /** The game's time, in Unix milliseconds. */
  now: number;
}

/**
 * What becomes of a payout by itself: it is on its way until the operator is late with it, and then the player claims it. A void
 * round gets its outcome long after its end, so nothing is promised for it.
 */
export function payoutState(facts: Facts): 'claimed' | 'on-its-way' | 'to-claim' {
  const { payOutSeconds, endTime, hasClaimed, now } = facts;
  if (hasClaimed) return 'claimed';
  if (typeof payOutSeconds !== 'number' || endTime === null) return 'to-claim';
  return now < (endTime + payOutSeconds + LATE_SECONDS) * 1000 ? 'on-its-way' : 'to-claim';
}
