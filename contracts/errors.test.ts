import { encodeBytes32String, parseEther } from 'ethers';
import { errorText, errorTexts } from './errors';
import {
  accountAbi,
  accountFactoryAbi,
  errorAbi,
  feedAbi,
  gameAbi,
  tokenAbi,
} from './generated/abi';

function errorsIn(abi: ReadonlyArray<{ type: string; name?: string }>): string[] {
  return abi.flatMap(({ type, name }) => (type === 'error' && name !== undefined ? [name] : []));
}

const declared = [...gameAbi, ...tokenAbi, ...feedAbi, ...accountAbi, ...accountFactoryAbi];

test('every custom error of the contracts has a text, and every text has an error [spec 8.11d]', () => {
  expect(Object.keys(errorTexts).sort()).toEqual([...new Set(errorsIn(declared))].sort());
});

test('the list of all errors contains each error once', () => {
  expect(errorsIn(errorAbi).sort()).toEqual([...new Set(errorsIn(declared))].sort());
});

test.each(errorAbi.map((error) => [error.name, error] as const))(
  'the text of %s is a sentence with any arguments',
  (name, error) => {
    const args = error.inputs.map(({ type }) =>
      type === 'address'
        ? '0x0000000000000000000000000000000000000001'
        : type === 'bytes32'
          ? encodeBytes32String('owner')
          : 1n,
    );
    expect(errorText(name, args)).toMatch(/^[A-Z].*[a-z.%]$/);
  },
);

test.each([
  ['RoundStillActive', 'You still have an active round'],
  ['InvalidStartingPrice', 'Invalid starting price'],
  ['AlreadyPredicted', 'You already predicted in this round.'],
  ['AmountBelowMinimum', 'Amount is below minimum deposit.'],
  ['AmountAboveMaximum', 'Amount is above maximum deposit.'],
  ['ERC20InsufficientAllowance', "Please approve tokens first using the 'Approve Tokens' button."],
  ['ERC20InsufficientBalance', 'Insufficient token balance.'],
  ['NoRewardsToClaim', 'No rewards available to claim for this round.'],
  ['AlreadyWithdrawn', 'Rewards already claimed for this round.'],
  ['NoActiveRound', 'You need to start a round first before making predictions.'],
  ['BettingClosed', 'You cannot make predictions in your current round.'],
])('%s has the text of the error catalogue [spec 8.11c]', (name, text) => {
  expect(errorText(name)).toBe(text);
});

test('a text contains the numbers that help the player', () => {
  expect(errorText('InsufficientRewardPool', [parseEther('500000'), parseEther('125000.7')])).toBe(
    'The reward pool accepts at most 125,000 ION more on this side of the round.',
  );
  expect(errorText('RoundExposureExceeded', [parseEther('500000'), parseEther('125000.7')])).toBe(
    'This round accepts at most 125,000 ION more on this side.',
  );
  expect(errorText('RoundExposureExceeded', [parseEther('500000'), 0n])).toBe(
    'This round accepts no more stakes on this side.',
  );
  expect(errorText('InsufficientRewardPool', [parseEther('500000'), 1n])).toBe(
    'The reward pool accepts no more stakes on this side of the round.',
  );
  expect(errorText('DailyLimitReached', [parseEther('50000'), parseEther('40000')])).toBe(
    'Your own limit for today leaves 40,000 ION.',
  );
  expect(errorText('SessionBoundReached', [parseEther('50000'), parseEther('40000')])).toBe(
    'Quick play can stake up to 40,000 ION more this round.',
  );
  expect(errorText('SessionBoundReached', [parseEther('50000'), 0n])).toBe(
    'Quick play has reached its limit.',
  );
  expect(errorText('DailyLimitReached', [parseEther('50000'), 0n])).toBe(
    'You have reached your own limit for today.',
  );
  expect(errorText('OnBreak', [1_750_003_900n])).toBe(
    'You are taking a break from betting until 15 Jun 2025, 16:11:40 UTC.',
  );
  expect(errorText('OnBreak', [2n ** 40n - 1n])).toBe(
    'You are taking a permanent break from betting.',
  );
  expect(errorText('InvalidParameter', [encodeBytes32String('predictionLock'), 300n])).toBe(
    'The value is outside the allowed range for predictionLock.',
  );
  expect(errorText('TooEarlyToVoid', [7n, 1_750_003_900n])).toBe(
    'If the round is not resolved by 16:11:40 UTC, it can be refunded.',
  );
  expect(errorText('AnswerJumpsTooFar', [1n, 2n, 2_000n])).toBe(
    'The price differs from the last one by more than 20%.',
  );
});

test('an unknown error has no text', () => {
  expect(errorText('SomebodyElses')).toBeUndefined();
});
