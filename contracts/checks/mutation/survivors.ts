/** Mutants that no test can or needs to kill, by file and description, with the reason. */
export const explainedSurvivors: Record<string, Record<string, string>> = {
  'src/game/GameRounds.sol': {
    'comparison: bool up = price > round.priceAtStart; => bool up = price >= round.priceAtStart;':
      'the same: a draw has returned on the line before',
  },
  'src/libraries/EndPrice.sol': {
    'one more: uint256 private constant UNSETTLED = 0; => uint256 private constant UNSETTLED = 1;':
      'the same: any time before that of every answer refuses',
    'removed statement: if (_phase(latest) == _phase(known)) return NEVER; => (nothing)':
      'the same by a longer search: a feed has no answer in a phase that it has not come to',
  },
};
