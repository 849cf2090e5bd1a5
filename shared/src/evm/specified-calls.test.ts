import type { Interface } from 'ethers';
import { erc20Calls, gameCalls } from './read-contract';

function outputsOf(calls: Interface, name: string) {
  return calls.getFunction(name)?.outputs.map((output) => output.name);
}

test.each([
  [
    'getRoundInfo',
    'id startTime endTime priceAtStart priceAtEnd isResolved totalDeposits upPredictions downPredictions',
  ],
  ['getPlayerPrediction', 'hasPredicted predictedUp depositAmount hasWithdrawn potentialRewards'],
  [
    'getUserCurrentRoundInfo',
    'roundId canPredict hasActiveRound startTime endTime isResolved startPrice status',
  ],
  [
    'getContractStats',
    'totalRounds totalTokensBurned currentHouseBalance currentRewardPool totalLockedTokens',
  ],
  ['getStakeRoom', 'roundId freeReserve largestUp largestDown'],
])('%s of the game returns %s [spec 3.4a 3.7a 3.11a 3.11b 3.14 7.23b]', (name, fields) => {
  expect(outputsOf(gameCalls, name)).toEqual(fields.split(' '));
});

test.each([
  'makePrediction(bool,uint256)',
  'claimRewards(uint256)',
  'calculatePotentialRewards(uint256,address)',
  'minimumDeposit()',
  'maximumDeposit()',
  'gameToken()',
  'startNewRound(uint256)',
  'canUserStartNewRound(address)',
  'userCanPredict(address)',
  'globalRoundCounter()',
  'getRewardPoolBalance()',
])('the game has %s [spec 7.23a]', (signature) => {
  expect(gameCalls.getFunction(signature)).not.toBeNull();
});

test.each([
  'balanceOf(address)',
  'allowance(address,address)',
  'approve(address,uint256)',
  'name()',
  'symbol()',
  'decimals()',
])('the token has %s [spec 7.24a]', (signature) => {
  expect(erc20Calls.getFunction(signature)).not.toBeNull();
});
