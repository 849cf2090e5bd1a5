import type { errorAbi } from './generated/abi';

export type ErrorName = (typeof errorAbi)[number]['name'];
/** A text, or a function of the error's decoded arguments in the order of its declaration. */
export type ErrorText = string | ((args: readonly unknown[]) => string);

function time(seconds: unknown): string {
  return new Date(Number(seconds) * 1000).toLocaleTimeString('en-GB', { timeZone: 'UTC' }) + ' UTC';
}

/** A break until then has no end: the contract's largest time. */
const FOR_EVER = 2 ** 40 - 1;

function date(seconds: unknown): string {
  const day = new Date(Number(seconds) * 1000);
  return `${day.toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })}, ${time(seconds)}`;
}

function wholeTokens(baseUnits: unknown): bigint {
  return BigInt(baseUnits as bigint) / 10n ** 18n;
}

function ion(baseUnits: unknown): string {
  return `${wholeTokens(baseUnits).toLocaleString('en-US')} ION`;
}

function percent(basisPoints: unknown): string {
  return `${Number(basisPoints) / 100}%`;
}

function parameterName(bytes32: unknown): string {
  return String(bytes32)
    .replace(/^0x/, '')
    .replace(/../g, (byte) => (byte === '00' ? '' : String.fromCharCode(parseInt(byte, 16))));
}

const SIGNATURE_REFUSED = 'The signature does not belong to this wallet and prediction.';
const NO_PASSKEY = 'This is not the public key of a passkey.';
const AMOUNT_TOO_LARGE = 'The amount is too large.';

/** The text for each error of the contracts: one list for the API and all pages. */
export const errorTexts = {
  // starting a round
  RoundStillActive: 'You still have an active round',
  InvalidStartingPrice: 'Invalid starting price',
  StalePrice: 'The latest price is too old to start a round. Please try again in a moment.',

  SequencerNotReady:
    'The network is recovering from an outage. Rounds can start again an hour after it ends.',

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
      ? 'The reward pool accepts no more stakes on this side of the round.'
      : `The reward pool accepts at most ${ion(accepted)} more on this side of the round.`,
  RoundExposureExceeded: ([, accepted]) =>
    wholeTokens(accepted) === 0n
      ? 'This round accepts no more stakes on this side.'
      : `This round accepts at most ${ion(accepted)} more on this side.`,
  NoSession: 'Quick play is off. Please allow it again.',
  SessionEnded: 'Quick play has ended. Please allow it again.',
  SessionBoundReached: ([, left]) =>
    wholeTokens(left) === 0n
      ? 'Quick play has reached its limit.'
      : `Quick play can stake up to ${ion(left)} more this round.`,
  OnBreak: ([until]) =>
    Number(until) === FOR_EVER
      ? 'You are taking a permanent break from betting.'
      : `You are taking a break from betting until ${date(until)}.`,
  DailyLimitReached: ([, left]) =>
    wholeTokens(left) === 0n
      ? 'You have reached your own limit for today.'
      : `Your own limit for today leaves ${ion(left)}.`,
  StakeNotReceived: 'The token charged a fee on the transfer, which the game does not accept.',
  ERC20InsufficientAllowance: "Please approve tokens first using the 'Approve Tokens' button.",
  ERC20InsufficientBalance: 'Insufficient token balance.',
  InvalidSignature: SIGNATURE_REFUSED,
  InvalidAccountNonce: 'This signed prediction was already used. Please sign a new one.',

  // ending a round
  UnknownRound: ([roundId]) => `Round #${String(roundId)} does not exist.`,
  RoundNotEnded: ([, end]) => `The round is still running, until ${time(end)}.`,
  RoundAlreadyResolved: ([roundId]) => `Round #${String(roundId)} is already resolved.`,
  NotFirstAnswerAfterEnd: 'This is not the first price after the end of the round.',
  InvalidEndPrice: 'The price at the end of the round is not valid.',
  TooEarlyToVoid: ([, at]) => `If the round is not resolved by ${time(at)}, it can be refunded.`,
  RoundCanBeResolved: 'This round can still be resolved: resolve it instead.',

  // claiming
  RoundNotResolved: 'The round has no result yet.',
  NoPrediction: 'You made no prediction in this round.',
  NoRewardsToClaim: 'No rewards available to claim for this round.',
  AlreadyWithdrawn: 'Rewards already claimed for this round.',

  // running the game
  InsufficientFreeReserve: ([, free]) => `Only ${ion(free)} of the reserve is free.`,
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
  InvalidMaximumJump: 'The bound on a price jump must be between 0% and 100%.',
  NoAnswer: 'The price feed has no such price.',

  // accounts of passkeys
  NotSignedByAccount: 'None of the keys of this account signed this.',
  CallsExpired: 'The signature arrived too late, and nothing was sent.',
  OnlyAccount: 'Only the account itself can change its keys.',
  InvalidSigner: 'This is neither an address nor the public key of a passkey.',
  InvalidOwner: 'Nobody can sign with this address, so it cannot hold an account.',
  UnknownVerifier: 'This key is not of a passkey that the account can check.',
  SignerKnown: 'This key holds the account already.',
  SignerUnknown: 'This key does not hold the account.',
  LastSigner: 'The last key of an account cannot be removed.',
  RemovesItself: 'A key cannot remove itself. Please use another key of this account.',
  InvalidKey: NO_PASSKEY,
  SignerP256InvalidPublicKey: NO_PASSKEY,
  AddressEmptyCode: 'There is no contract at this address.',
  FailedCall: 'The contract gives no reason.',
  FailedDeployment: 'The account could not be made.',
  Create2EmptyBytecode: 'The account could not be made.',
  CloneArgumentsTooLong: 'The account could not be made.',
  InsufficientBalance: 'The account does not have that much.',

  // from OpenZeppelin, caused only by an incorrect call or a broken token or wallet
  ERC20InvalidApprover: 'The token rejected the approving address.',
  ERC20InvalidReceiver: 'The token rejected the receiving address.',
  ERC20InvalidSender: 'The token rejected the sending address.',
  ERC20InvalidSpender: 'The token rejected the spending address.',
  ERC2612ExpiredSignature: 'The signed approval has expired. Please sign a new one.',
  ERC2612InvalidSigner: 'The signed approval does not belong to this wallet.',
  ECDSAInvalidSignature: SIGNATURE_REFUSED,
  ECDSAInvalidSignatureLength: SIGNATURE_REFUSED,
  ECDSAInvalidSignatureS: SIGNATURE_REFUSED,
  InvalidShortString: 'The contract could not read its own name.',
  StringTooLong: 'The contract could not read its own name.',
  ReentrancyGuardReentrantCall: 'The contract rejected a reentrant call.',
  SafeCastOverflowedIntDowncast: AMOUNT_TOO_LARGE,
  SafeCastOverflowedIntToUint: AMOUNT_TOO_LARGE,
  SafeCastOverflowedUintDowncast: AMOUNT_TOO_LARGE,
  SafeCastOverflowedUintToInt: AMOUNT_TOO_LARGE,
  SafeERC20FailedOperation: 'The token transfer failed.',
} satisfies Record<ErrorName, ErrorText>;

/** The text for a decoded custom error; undefined for an unknown name. */
export function errorText(name: string, args: readonly unknown[] = []): string | undefined {
  const text = (errorTexts as Partial<Record<string, ErrorText>>)[name];
  return typeof text === 'function' ? text(args) : text;
}
