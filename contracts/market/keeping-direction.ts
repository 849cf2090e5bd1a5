/** Of the moves of five minutes, how many still had the direction of their first minutes at the end. */
export interface Kept {
  /** The first seconds that a bettor has seen. */
  seen: number;
  moves: number;
  share: number;
}

const ROUND = 5;

/** Counts in prices of successive minutes. Rounds follow each other; one that had not moved yet does not count. */
export function keptDirections(closes: readonly number[]): Kept[] {
  return [1, 2, 3, 4].map((minutes) => {
    let [moves, kept] = [0, 0];
    for (let start = 0; start + ROUND < closes.length; start += ROUND) {
      const seen = closes[start + minutes]! - closes[start]!;
      const whole = closes[start + ROUND]! - closes[start]!;
      if (seen === 0) continue;
      moves += 1;
      if (Math.sign(seen) === Math.sign(whole)) kept += 1;
    }
    return { seen: minutes * 60, moves, share: kept / moves };
  });
}
