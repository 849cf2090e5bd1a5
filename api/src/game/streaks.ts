/** A won and a lost prediction. Returned stakes are neither, so they do not end a streak. */
export type Result = 'W' | 'L';

export interface Streaks {
  /** The latest wins in a row; below zero, the latest losses in a row. */
  readonly current: number;
  /** The most wins in a row. */
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
