/** Mutants that no test can or needs to kill, by file and description, with the reason. */
export const explainedSurvivors: Record<string, Record<string, string>> = {
  'src/game/GameRounds.sol': {
    'comparison: bool up = price > round.priceAtStart; => bool up = price >= round.priceAtStart;':
      'the same: a draw has returned on the line before',
  },
};
