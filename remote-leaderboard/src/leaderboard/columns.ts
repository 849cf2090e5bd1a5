import {
  formatAmount,
  formatCount,
  formatPercent,
  formatProfit,
  formatShare,
  streakText,
  type LeaderboardOrder,
  type LeaderboardPlace,
  type LeaderboardRow,
} from '@updown/shared';
import { t } from '../../texts/texts';

/** The orders, as the columns of the table. */
export const ORDERS = ['profit', 'return', 'volume', 'streak'] as const;

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

/** How far a row is below another one, as a text for each order: '12,000 ION', '1.25%', '2 wins'. */
export const gapOf: Readonly<
  Record<LeaderboardOrder, (row: Row, above: Row, symbol: string) => string>
> = {
  profit: (row, above, symbol) => amountBetween(row.profit, above.profit, symbol),
  return: (row, above) => formatShare((above.return - row.return) * 100),
  volume: (row, above, symbol) => amountBetween(row.volume, above.volume, symbol),
  streak: (row, above) => streakText(above.streak - row.streak),
};

function amountBetween(low: string, high: string, symbol: string): string {
  return `${formatAmount(BigInt(high) - BigInt(low), undefined, DECIMALS)} ${symbol}`;
}

/** '12,000 ION to place 7'; undefined for a leader, and for a player who is not ranked. */
export function gapNote(
  { data, above }: LeaderboardPlace,
  order: LeaderboardOrder,
  symbol: string,
): string | undefined {
  if (data === null || above === null) return undefined;
  return t('{gap} to place {rank}', {
    gap: gapOf[order](data, above, symbol),
    rank: formatCount(BigInt(above.rank)),
  });
}

/** The ink of a profit or a return. */
export function wayOf(value: string | number): 'up' | 'down' | 'text' {
  const sign = Math.sign(Number(value));
  if (sign === 0) return 'text';
  return sign > 0 ? 'up' : 'down';
}
