import type { errorAbi } from './generated/abi';

export type ErrorName = (typeof errorAbi)[number]['name'];
/** The arguments of the error as they are decoded, in the order of its declaration. */
export type ErrorText = string | ((args: readonly unknown[]) => string);

const time = (seconds: unknown): string =>
  new Date(Number(seconds) * 1000).toLocaleTimeString('en-GB', { timeZone: 'UTC' }) + ' UTC';

const wholeTokens = (baseUnits: unknown): bigint => BigInt(baseUnits as bigint) / 10n ** 18n;

const ion = (baseUnits: unknown): string => `${wholeTokens(baseUnits).toLocaleString('en-US')} ION`;

const percent = (basisPoints: unknown): string => `${Number(basisPoints) / 100} %`;

const parameterName = (bytes32: unknown): string =>
  String(bytes32)
    .replace(/^0x/, '')
    .replace(/../g, (byte) => (byte === '00' ? '' : String.fromCharCode(parseInt(byte, 16))));

const signatureRefused = 'The signature does not belong to this wallet and prediction.';
const amountTooLarge = 'The amount is too large.';

/** What a person reads when a contract refuses: the one list for the API and every page. */
export const errorTexts = {
  // starting a round
  RoundStillActive: 'You still have an active round',
  InvalidStartingPrice: 'Invalid starting price',
  StalePrice: 'The latest price is too old to start a round. Please try again in a moment.',

  // predicting
  NoActiveRound: 'You need to start a round first before making predictions.',
  WrongRound: 'That round is over. Please predict in the current one.',
  DeadlinePassed: 'The prediction arrived too late and was not placed.',
  BettingClosed: 'You cannot make predictions in your current round.',
  AlreadyPredicted: 'You already predicted in this round.',
  AmountBelowMinimum: 'Amount is below minimum deposit.',
  AmountAboveMaximum: 'Amount is above maximum deposit.',
  InsufficientRewardPool: ([, accepted]) =>
    wholeTokens(accepted) === 0n
      ? 'The reward pool takes no more stakes on this side of the round.'
      : `The reward pool takes at most ${ion(accepted)} more on this side of the round.`,
  StakeNotReceived: 'The token took a fee on the transfer, which the game does not accept.',
  ERC20InsufficientAllowance: "Please approve tokens first using the 'Approve Tokens' button.",
  ERC20InsufficientBalance: 'Insufficient token balance.',
  InvalidSignature: signatureRefused,
  InvalidAccountNonce: 'This signed prediction was already used. Please sign a new one.',

  // ending a round
  UnknownRound: ([roundId]) => `Round #${String(roundId)} does not exist.`,
  RoundNotEnded: ([, end]) => `The round is still running, until ${time(end)}.`,
  RoundAlreadyResolved: ([roundId]) => `Round #${String(roundId)} is already resolved.`,
  NotFirstAnswerAfterEnd: 'This is not the first price after the end of the round.',
  InvalidEndPrice: 'The price at the end of the round is not valid.',
  TooEarlyToVoid: ([, at]) =>
    `The round can be refunded from ${time(at)} on if nobody resolves it.`,
  RoundCanBeResolved: 'This round can still be resolved: resolve it instead.',

  // claiming
  RoundNotResolved: 'The round has no result yet.',
  NoPrediction: 'You made no prediction in this round.',
  NoRewardsToClaim: 'No rewards available to claim for this round.',
  AlreadyWithdrawn: 'Rewards already claimed for this round.',

  // running the game
  InsufficientFreeReserve: ([, free]) => `Only ${ion(free)} of the reserve are free.`,
  InvalidParameter: ([name]) =>
    `The value is outside the allowed range for ${parameterName(name)}.`,
  NotManager: "Access Denied: You don't have admin permissions to access this panel.",
  NotPauser: 'Only the pauser or the owner can pause the game.',
  OwnableUnauthorizedAccount: 'Only the owner can do this.',
  OwnableInvalidOwner: 'This address cannot be the owner.',
  EnforcedPause: 'The game is paused. Claims and refunds stay open.',
  ExpectedPause: 'The game is not paused.',

  // posting prices
  NotPoster: 'Only the price poster can post a price.',
  InvalidAnswer: 'The price must be a positive number.',
  AnswerJumpsTooFar: ([, , bound]) =>
    `The price differs from the last one by more than ${percent(bound)}.`,
  InvalidMaximumJump: 'The bound on a price jump must lie between 0 and 100 %.',
  NoAnswer: 'The price feed has no such price.',

  // from OpenZeppelin: only a wrong call or a broken token or wallet gets here
  ERC20InvalidApprover: 'The token refused the address that approves.',
  ERC20InvalidReceiver: 'The token refused the address that receives.',
  ERC20InvalidSender: 'The token refused the address that sends.',
  ERC20InvalidSpender: 'The token refused the address that spends.',
  ERC2612ExpiredSignature: 'The signed approval has expired. Please sign a new one.',
  ERC2612InvalidSigner: 'The signed approval does not belong to this wallet.',
  ECDSAInvalidSignature: signatureRefused,
  ECDSAInvalidSignatureLength: signatureRefused,
  ECDSAInvalidSignatureS: signatureRefused,
  InvalidShortString: 'The contract could not read its own name.',
  StringTooLong: 'The contract could not read its own name.',
  ReentrancyGuardReentrantCall: 'The contract refused a call from within a call.',
  SafeCastOverflowedIntDowncast: amountTooLarge,
  SafeCastOverflowedIntToUint: amountTooLarge,
  SafeCastOverflowedUintDowncast: amountTooLarge,
  SafeCastOverflowedUintToInt: amountTooLarge,
  SafeERC20FailedOperation: 'The token transfer failed.',
} satisfies Record<ErrorName, ErrorText>;

/** The text for a decoded custom error; undefined for a name that is none of ours. */
export const errorText = (name: string, args: readonly unknown[] = []): string | undefined => {
  const text = (errorTexts as Partial<Record<string, ErrorText>>)[name];
  return typeof text === 'function' ? text(args) : text;
};
