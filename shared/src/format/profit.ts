import { formatAmount } from './amount';

/** '+1,234.5', '−30,000' or '0', with a sign: what a player has won or lost, in base units. */
export function formatProfit(profit: bigint, maxDecimals = 2): string {
  const size = formatAmount(profit < 0n ? -profit : profit, undefined, maxDecimals);
  if (size === '0') return '0';
  return `${profit < 0n ? '−' : '+'}${size}`;
}
