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
