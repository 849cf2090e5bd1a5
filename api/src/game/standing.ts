import type { LeaderboardPeriod } from '@updown/protocol/api/leaderboard';
import { isWinner, payout } from './payout';
import type { Prediction, Round } from './round';

/** A won and a lost prediction. A returned stake is neither, so it does not end a streak. */
export type Result = 'W' | 'L';

export interface Streaks {
  /** The current winning streak; if negative, the current losing streak. */
  readonly current: number;
  /** The longest winning streak. */
  readonly longest: number;
}

export const NO_STREAKS: Streaks = { current: 0, longest: 0 };

/** The streaks after one more result. */
export function afterResult({ current, longest }: Streaks, isWin: boolean): Streaks {
  const next = isWin ? Math.max(current, 0) + 1 : Math.min(current, 0) - 1;
  return { current: next, longest: Math.max(longest, next) };
}

/** The streaks in a player's results, oldest first, such as 'WWLW'. */
export function streaksOf(results: string): Streaks {
  let streaks = NO_STREAKS;
  for (const result of results) streaks = afterResult(streaks, (result as Result) === 'W');
  return streaks;
}

export type Period = LeaderboardPeriod;

const DAY = 86_400;
const WEEK = 7 * DAY;
/** The time from a Monday to 1 January 1970, a Thursday. */
const MONDAY_TO_EPOCH = 3 * DAY;

/** The start of the period that a time is in, in Unix seconds. Weeks start on Monday. */
export function startOf(period: Period, time: number): number {
  if (period === 'always') return 0;
  return period === 'day' ? time - (time % DAY) : time - ((time + MONDAY_TO_EPOCH) % WEEK);
}

/** The first second after a period; null if it does not end. */
export function endOf(period: Period, since: number): number | null {
  if (period === 'always') return null;
  return since + (period === 'day' ? DAY : WEEK);
}

/** A prediction in a round with an outcome. */
export type EndedBet = Pick<Prediction, 'player' | 'up' | 'amount' | 'round_id'> &
  Pick<Round, 'outcome' | 'up_pool' | 'down_pool'>;

/** A player's results in a period. Amounts are in base units. */
export interface Standing {
  /** Payouts, claimed or not, minus stakes. */
  readonly profit: bigint;
  readonly staked: bigint;
  /** Rounds with a returned stake included. */
  readonly rounds: number;
  readonly wins: number;
  readonly losses: number;
  readonly current_streak: number;
  readonly longest_streak: number;
  /** The latest of these rounds. */
  readonly last_round: number;
}

export const NO_STANDING: Standing = {
  profit: 0n,
  staked: 0n,
  rounds: 0,
  wins: 0,
  losses: 0,
  current_streak: NO_STREAKS.current,
  longest_streak: NO_STREAKS.longest,
  last_round: 0,
};

/** The standing after one more bet, in a later round than all bets before. */
export function afterBet(standing: Standing, bet: EndedBet): Standing {
  const { current_streak: current, longest_streak: longest } = standing;
  const isReturned = bet.outcome === 'Draw' || bet.outcome === 'Void';
  const isWin = isWinner(bet, bet);
  const streaks = isReturned ? { current, longest } : afterResult({ current, longest }, isWin);
  return {
    profit: standing.profit + payout(bet, bet) - bet.amount,
    staked: standing.staked + bet.amount,
    rounds: standing.rounds + 1,
    wins: standing.wins + (isWin ? 1 : 0),
    losses: standing.losses + (isWin || isReturned ? 0 : 1),
    current_streak: streaks.current,
    longest_streak: streaks.longest,
    last_round: bet.round_id,
  };
}
