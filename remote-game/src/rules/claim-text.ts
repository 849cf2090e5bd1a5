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
