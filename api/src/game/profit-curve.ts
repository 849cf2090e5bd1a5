/** A player's profit or loss in some consecutive rounds, of which the last one is named. */
export interface ProfitStep {
  readonly round_id: number;
  readonly profit: bigint;
}

/** The profit since the first round, after each step. The steps are in the order of their rounds. */
export function profitCurve(steps: readonly ProfitStep[]): ProfitStep[] {
  let sum = 0n;
  return steps.map(({ round_id, profit }) => {
    sum += profit;
    return { round_id, profit: sum };
  });
}
