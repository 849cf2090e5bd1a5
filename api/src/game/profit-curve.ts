/** A player's profit or loss over consecutive rounds, labelled with the last round. */
export interface ProfitStep {
  readonly round_id: number;
  readonly profit: bigint;
}

/** The cumulative profit after each step. The steps must be in round order. */
export function profitCurve(steps: readonly ProfitStep[]): ProfitStep[] {
  let sum = 0n;
  return steps.map(({ round_id, profit }) => {
    sum += profit;
    return { round_id, profit: sum };
  });
}
