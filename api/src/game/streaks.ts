/** A won and a lost prediction. A returned stake is neither, so it does not end a streak. */
export type Result = 'W' | 'L';

export interface Streaks {
  /** The current winning streak; if negative, the current losing streak. */
  readonly current: number;
  /** The longest winning streak. */
  readonly longest: number;
}

/** The streaks in a player's results, oldest first, such as 'WWLW'. */
export function streaksOf(results: string): Streaks {
  let current = 0;
  let longest = 0;
  for (const result of results) {
    const won = (result as Result) === 'W';
    current = won ? Math.max(current, 0) + 1 : Math.min(current, 0) - 1;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}
