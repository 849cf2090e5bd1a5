import type { AdminFunction } from '@updown/contracts/safe/admin-calls';

/** A call of a contract, encoded only when it is sent, so that a page without a wallet does not need the encoder. */
export interface Call {
  contract: 'game' | 'token';
  to: string;
  /** The function's name in the contract's ABI, with argument types if the function is overloaded. */
  name: string;
  args: readonly unknown[];
}

export function gameCall(game: string, name: string, ...args: readonly unknown[]): Call {
  return { contract: 'game', to: game, name, args };
}

/** The largest possible allowance, so that one approval covers every later stake. */
export const MAX_ALLOWANCE = 2n ** 256n - 1n;

/** @param price USD with 8 decimals, as the caller knows it; the contract stores its feed's own answer. */
export function startNewRound(game: string, price: bigint): Call {
  return gameCall(game, 'startNewRound', price);
}

/** @param amount base units. */
export function approve(token: string, spender: string, amount: bigint): Call {
  return { contract: 'token', to: token, name: 'approve', args: [spender, amount] };
}

/** A prediction that the contract rejects in another round, or after `deadline` (Unix seconds). */
export interface Prediction {
  up: boolean;
  /** Base units. */
  amount: bigint;
  roundId: number;
  deadline: number;
}

/** Predicts the direction of the price in the current round. */
export function makePrediction(game: string, { up, amount, roundId, deadline }: Prediction): Call {
  const name = 'makePrediction(bool,uint256,uint256,uint256)';
  return gameCall(game, name, up, amount, roundId, deadline);
}

/** Like `makePrediction`, with a permit (EIP-2612) for the stake instead of an approval. */
export function makePredictionWithPermit(
  game: string,
  { up, amount, roundId, deadline }: Prediction,
  { v, r, s }: { v: number; r: string; s: string },
): Call {
  return gameCall(game, 'makePredictionWithPermit', up, amount, roundId, deadline, v, r, s);
}

/** Claims the payout of a round. */
export function claimRewards(game: string, roundId: number): Call {
  return gameCall(game, 'claimRewards', roundId);
}

/** Claims the payouts of several rounds at once. */
export function claimManyRewards(game: string, roundIds: readonly number[]): Call {
  return gameCall(game, 'claimManyRewards', roundIds);
}

/** The most that the player can stake in a day. @param perDay base units; 0 is no limit. */
export function setDailyLimit(game: string, perDay: bigint): Call {
  return gameCall(game, 'setDailyLimit', perDay);
}

/** Refuses the player's stakes until a time in Unix seconds, which cannot be taken back. */
export function takeBreak(game: string, until: number): Call {
  return gameCall(game, 'takeBreak', until);
}

/** Allows a key to predict for the player. @param perRound base units, as `inAll` @param end Unix seconds */
export function authorizeSession(
  game: string,
  key: string,
  perRound: bigint,
  inAll: bigint,
  end: number,
): Call {
  return gameCall(game, 'authorizeSession', key, perRound, inAll, end);
}

/** Ends the player's Quick play session. It does not need the session's key. */
export function revokeSession(game: string): Call {
  return gameCall(game, 'revokeSession');
}

function adminCall(game: string, name: AdminFunction, ...args: readonly unknown[]): Call {
  return gameCall(game, name, ...args);
}

/** Stops new rounds and stakes. Claims and refunds continue. */
export function pause(game: string): Call {
  return adminCall(game, 'pause');
}

export function unpause(game: string): Call {
  return adminCall(game, 'unpause');
}

/** @param amount base units; requires an allowance for the game. */
export function fundReserve(game: string, amount: bigint): Call {
  return adminCall(game, 'fundReserve', amount);
}
