import type { errorAbi } from '../generated/abi';
import type { ErrorCode, ErrorParams, ParamsAfter } from './texts';

type ErrorName = (typeof errorAbi)[number]['name'];

/** An error by its code, with the values that its text names. */
export interface CodedError {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

function coded<Code extends ErrorCode>(code: Code, ...[params]: ParamsAfter<Code>): CodedError {
  return { code, params: { ...params } };
}

/** A break until then has no end: the contract's largest time. */
const FOR_EVER = 2 ** 40 - 1;
const TOKEN = 10n ** 18n;

type LimitCode = {
  [Code in ErrorCode]: 'limit' extends keyof ErrorParams<Code> ? Code : never;
}[ErrorCode];
type PlainCode = { [Code in ErrorCode]: ParamsAfter<Code> extends [] ? Code : never }[ErrorCode];

/** Adds to the error what is left of a limit. Less than a token counts as nothing, because no stake is that small. */
function left(baseUnits: unknown, some: LimitCode, none: PlainCode): CodedError {
  const limit = BigInt(baseUnits as bigint);
  return limit < TOKEN ? { code: none, params: {} } : coded(some, { limit: `${limit}` });
}

function parameterName(bytes32: unknown): string {
  return String(bytes32)
    .replace(/^0x/, '')
    .replace(/../g, (byte) => (byte === '00' ? '' : String.fromCharCode(parseInt(byte, 16))));
}

/** The errors with values, from their arguments in the order of their declaration. */
const withParams: Partial<Record<ErrorName, (args: readonly unknown[]) => CodedError>> = {
  InsufficientRewardPool: ([, accepted]) =>
    left(accepted, 'insufficient_reward_pool', 'reward_pool_full'),
  RoundExposureExceeded: ([, accepted]) =>
    left(accepted, 'round_exposure_exceeded', 'round_side_full'),
  SessionBoundReached: ([, rest]) => left(rest, 'session_bound_reached', 'session_used_up'),
  DailyLimitReached: ([, rest]) => left(rest, 'daily_limit_reached', 'daily_limit_used_up'),
  OnBreak: ([until]) =>
    Number(until) === FOR_EVER
      ? coded('on_permanent_break')
      : coded('on_break', { date: Number(until) }),
  UnknownRound: ([id]) => coded('unknown_round', { id: Number(id) }),
  RoundNotEnded: ([, end]) => coded('round_not_ended', { time: Number(end) }),
  RoundAlreadyResolved: ([id]) => coded('round_already_resolved', { id: Number(id) }),
  TooEarlyToVoid: ([, at]) => coded('too_early_to_void', { time: Number(at) }),
  InsufficientFreeReserve: ([, free]) =>
    coded('insufficient_free_reserve', { limit: String(free) }),
  InvalidParameter: ([name]) => coded('invalid_parameter', { name: parameterName(name) }),
  AnswerJumpsTooFar: ([, , bound]) =>
    coded('answer_jumps_too_far', { percent: Number(bound) / 100 }),
};

function snakeCase(name: string): string {
  return name.replace(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3_$2$4').toLowerCase();
}

/** The code and the values of a decoded custom error of the contracts. */
export function contractError(name: string, args: readonly unknown[] = []): CodedError {
  return withParams[name as ErrorName]?.(args) ?? { code: snakeCase(name), params: {} };
}
