/** Mutants that the tests cannot or need not kill, with the reason, by file and description. */
export const explainedSurvivors: Record<string, Record<string, string>> = {
  'src/accounts/PasskeyAccount.sol': {
    'comparison: if (signature.length < 32) return signature[:0]; => if (signature.length <= 32) return signature[:0];':
      'equivalent: a signature of 32 bytes has no room for the signer that it would name',
    'removed statement: firstRemoved = true; => (nothing)':
      "equivalent: the implementation's own key is read from its code, and is no point of the curve",
  },
  'src/game/GameLimits.sol': {
    'comparison: return perDay > staked ? perDay - staked : 0; => return perDay >= staked ? perDay - staked : 0;':
      'equivalent: the difference is zero, too',
  },
  'src/game/GameSessions.sol': {
    'comparison: uint256 most = perRound < left ? perRound : left; => uint256 most = perRound <= left ? perRound : left;':
      'equivalent: both are the same then',
  },
  'src/game/GameRounds.sol': {
    'comparison: bool up = price > round.priceAtStart; => bool up = price >= round.priceAtStart;':
      'equivalent: a draw has returned on the line before',
  },
  'src/game/GameViews.sol': {
    'comparison: uint256 last = next > limit ? next - limit : 1; => uint256 last = next >= limit ? next - limit : 1;':
      'equivalent: the last page then also reads round 0, which does not exist',
  },
  'src/libraries/EndPrice.sol': {
    'one more: uint256 private constant UNSETTLED = 0; => uint256 private constant UNSETTLED = 1;':
      'equivalent: every time before all answers leads to the same error',
    'removed statement: if (_phase(latest) == _phase(known)) return NEVER; => (nothing)':
      'equivalent, by a longer search: a feed has no answers in a phase that it has not reached',
  },
};
