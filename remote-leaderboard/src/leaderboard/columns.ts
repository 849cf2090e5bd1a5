import {
  formatAmount,
  formatCount,
  formatPercent,
  formatProfit,
  type LeaderboardOrder,
  type LeaderboardRow,
} from '@updown/shared';

type Row = Pick<LeaderboardRow, LeaderboardOrder>;

/** The decimals of an amount in a list; its title has all of them. */
const DECIMALS = 2;

/** The values by which players can be ranked, as texts. Amounts are without the token's symbol. */
export const valueOf: Readonly<Record<LeaderboardOrder, (row: Row) => string>> = {
  profit: ({ profit }) => formatProfit(BigInt(profit), DECIMALS),
  return: (row) => formatPercent(row.return * 100),
  volume: ({ volume }) => formatAmount(BigInt(volume), undefined, DECIMALS),
  streak: ({ streak }) => formatCount(BigInt(streak)),
};

/** The ink of a profit or a return. */
export function wayOf(value: string | number): 'up' | 'down' | 'text' {
  const sign = Math.sign(Number(value));
  if (sign === 0) return 'text';
  return sign > 0 ? 'up' : 'down';
}
