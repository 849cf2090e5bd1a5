import type { LeaderboardOrder, LeaderboardRow } from '@updown/protocol/api/leaderboard';
import type { Standing } from '../standing';
import { addressOf } from '../units';

const MILLION = 1_000_000;

/** A row of the table of standings, without what only the indexer needs. */
export type Ranked = Pick<Standing, 'profit' | 'staked' | 'rounds' | 'wins' | 'longest_streak'> & {
  readonly player: string;
  /** Profit divided by stakes, in millionths. */
  readonly return_rate: number;
};

/** The value by which an order ranks. */
export function valueOf(order: LeaderboardOrder, row: Ranked): bigint {
  if (order === 'profit') return row.profit;
  if (order === 'volume') return row.staked;
  return BigInt(order === 'return' ? row.return_rate : row.longest_streak);
}

export function leaderboardRow(rank: number, row: Ranked): LeaderboardRow {
  return {
    rank,
    address: addressOf(row.player),
    profit: `${row.profit}`,
    volume: `${row.staked}`,
    return: row.return_rate / MILLION,
    rounds: row.rounds,
    wins: row.wins,
    streak: row.longest_streak,
  };
}

/** The rows before a page: how many there are, and the value and rank of the last one. */
export interface Before {
  readonly count: number;
  readonly value: bigint;
  readonly rank: number;
}

/** The rows of a page with their ranks; rows with the same value share one. */
export function leaderboardRows(
  order: LeaderboardOrder,
  rows: readonly Ranked[],
  before: Before | undefined,
): LeaderboardRow[] {
  let rank = before?.rank ?? 0;
  let value = before?.value;
  return rows.map((row, index) => {
    const own = valueOf(order, row);
    if (own !== value) rank = (before?.count ?? 0) + index + 1;
    value = own;
    return leaderboardRow(rank, row);
  });
}
