import { encodeBytes32String, parseEther } from 'ethers';
import { errorText, errorTexts } from './errors';
import { errorAbi, feedAbi, gameAbi, tokenAbi } from './generated/abi';

const errorsIn = (abi: ReadonlyArray<{ type: string; name?: string }>): string[] =>
  abi.flatMap(({ type, name }) => (type === 'error' && name !== undefined ? [name] : []));

const declared = [...gameAbi, ...tokenAbi, ...feedAbi];

test('every custom error of the three contracts has a text, and no text is without an error', () => {
  expect(Object.keys(errorTexts).sort()).toEqual([...new Set(errorsIn(declared))].sort());
});

test('the list of all errors has each of them once', () => {
  expect(errorsIn(errorAbi).sort()).toEqual([...new Set(errorsIn(declared))].sort());
});

test.each(errorAbi.map((error) => [error.name, error] as const))(
  'the text of %s is a sentence for any arguments',
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
])('%s reads as the catalogue of errors words it', (name, text) => {
  expect(errorText(name)).toBe(text);
});

test('a text tells the numbers that help the player', () => {
  expect(errorText('InsufficientRewardPool', [parseEther('500000'), parseEther('125000.7')])).toBe(
    'The reward pool takes at most 125,000 ION more on this side of the round.',
  );
  expect(errorText('InsufficientRewardPool', [parseEther('500000'), 1n])).toBe(
    'The reward pool takes no more stakes on this side of the round.',
  );
  expect(errorText('InvalidParameter', [encodeBytes32String('predictionLock'), 300n])).toBe(
    'The value is outside the allowed range for predictionLock.',
  );
  expect(errorText('TooEarlyToVoid', [7n, 1_750_003_900n])).toBe(
    'The round can be refunded from 16:11:40 UTC on if nobody resolves it.',
  );
  expect(errorText('AnswerJumpsTooFar', [1n, 2n, 2_000n])).toBe(
    'The price differs from the last one by more than 20 %.',
  );
});

test('an error that is none of ours has no text', () => {
  expect(errorText('SomebodyElses')).toBeUndefined();
});
