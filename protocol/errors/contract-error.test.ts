import { encodeBytes32String, parseEther } from 'ethers';
import {
  accountAbi,
  accountFactoryAbi,
  errorAbi,
  feedAbi,
  gameAbi,
  tokenAbi,
} from '../generated/abi';
import { contractError } from './contract-error';
import { englishText } from './english-text';
import { contractTexts } from './texts';

function errorsIn(abi: ReadonlyArray<{ type: string; name?: string }>): string[] {
  return abi.flatMap(({ type, name }) => (type === 'error' && name !== undefined ? [name] : []));
}

const declared = [...gameAbi, ...tokenAbi, ...feedAbi, ...accountAbi, ...accountFactoryAbi];

/** Arguments for each error, and those that leave nothing of a limit, or of a break no end. */
function argsOf({ inputs }: (typeof errorAbi)[number]): unknown[][] {
  const filledWith = (figure: bigint) =>
    inputs.map(({ type }) => {
      if (type === 'address') return '0x0000000000000000000000000000000000000001';
      return type === 'bytes32' ? encodeBytes32String('owner') : figure;
    });
  return [10n ** 18n, 0n, 2n ** 40n - 1n].map(filledWith);
}

function textOf(name: string, args: readonly unknown[] = []): string | undefined {
  const { code, params } = contractError(name, args);
  return englishText(code, params);
}

test('every custom error of the contracts has a text, and every text has an error [spec 8.11d]', () => {
  const codes = errorAbi.flatMap((error) =>
    argsOf(error).map((args) => contractError(error.name, args).code),
  );
  expect([...new Set(codes)].sort()).toEqual(Object.keys(contractTexts).sort());
});

test('the list of all errors contains each error once', () => {
  expect(errorsIn(errorAbi).sort()).toEqual([...new Set(errorsIn(declared))].sort());
});

test.each(errorAbi.map((error) => [error.name, error] as const))(
  'the text of %s is a sentence with any arguments, and has a value for each that it names',
  (name, error) => {
    for (const args of argsOf(error)) expect(textOf(name, args)).toMatch(/^[A-Z][^{}]*[a-z.%]$/);
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
  expect(textOf(name)).toBe(text);
});

test.each([
  ['RoundStillActive', 'round_still_active'],
  ['ERC20InsufficientAllowance', 'erc20_insufficient_allowance'],
  ['ERC2612ExpiredSignature', 'erc2612_expired_signature'],
  ['SignerP256InvalidPublicKey', 'signer_p256_invalid_public_key'],
  ['ECDSAInvalidSignatureS', 'ecdsa_invalid_signature_s'],
])('the code of %s is %s', (name, code) => {
  expect(contractError(name)).toEqual({ code, params: {} });
});

test.each([
  [
    'InsufficientRewardPool',
    [parseEther('500000'), parseEther('125000.7')],
    { code: 'insufficient_reward_pool', params: { limit: '125000700000000000000000' } },
    'The reward pool accepts at most 125,000.7 tokens more on this side of the round.',
  ],
  [
    'InsufficientRewardPool',
    [parseEther('500000'), 1n],
    { code: 'reward_pool_full', params: {} },
    'The reward pool accepts no more stakes on this side of the round.',
  ],
  [
    'RoundExposureExceeded',
    [parseEther('500000'), parseEther('125000')],
    { code: 'round_exposure_exceeded', params: { limit: '125000000000000000000000' } },
    'This round accepts at most 125,000 tokens more on this side.',
  ],
  [
    'RoundExposureExceeded',
    [parseEther('500000'), 0n],
    { code: 'round_side_full', params: {} },
    'This round accepts no more stakes on this side.',
  ],
  [
    'DailyLimitReached',
    [parseEther('50000'), parseEther('40000')],
    { code: 'daily_limit_reached', params: { limit: '40000000000000000000000' } },
    'Your own limit for today leaves 40,000 tokens.',
  ],
  [
    'DailyLimitReached',
    [parseEther('50000'), 0n],
    { code: 'daily_limit_used_up', params: {} },
    'You have reached your own limit for today.',
  ],
  [
    'SessionBoundReached',
    [parseEther('50000'), parseEther('40000')],
    { code: 'session_bound_reached', params: { limit: '40000000000000000000000' } },
    'Quick play can stake up to 40,000 tokens more this round.',
  ],
  [
    'SessionBoundReached',
    [parseEther('50000'), 0n],
    { code: 'session_used_up', params: {} },
    'Quick play has reached its limit.',
  ],
  [
    'OnBreak',
    [1_750_003_900n],
    { code: 'on_break', params: { date: 1_750_003_900 } },
    'You are taking a break from betting until 15 Jun 2025, 16:11:40 UTC.',
  ],
  [
    'OnBreak',
    [2n ** 40n - 1n],
    { code: 'on_permanent_break', params: {} },
    'You are taking a permanent break from betting.',
  ],
  [
    'InvalidParameter',
    [encodeBytes32String('predictionLock'), 300n],
    { code: 'invalid_parameter', params: { name: 'predictionLock' } },
    'The value is outside the allowed range for predictionLock.',
  ],
  [
    'TooEarlyToVoid',
    [7n, 1_750_003_900n],
    { code: 'too_early_to_void', params: { time: 1_750_003_900 } },
    'If the round is not resolved by 16:11:40 UTC, it can be refunded.',
  ],
  [
    'AnswerJumpsTooFar',
    [1n, 2n, 2_000n],
    { code: 'answer_jumps_too_far', params: { percent: 20 } },
    'The price differs from the last one by more than 20%.',
  ],
])('%s with %j contains what helps the player', (name, args, error, text) => {
  expect(contractError(name, args)).toEqual(error);
  expect(englishText(error.code, error.params)).toBe(text);
});

test('an unknown error has no text', () => {
  expect(textOf('SomebodyElses')).toBeUndefined();
});
