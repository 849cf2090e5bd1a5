import { erc20Calls, gameCalls } from './interfaces';

/** A contract call, ready for `eth_call` or `eth_sendTransaction`. */
export interface Call {
  to: string;
  data: string;
}

/** The largest possible allowance: one approval is enough for every later stake. */
export const MAX_ALLOWANCE = 2n ** 256n - 1n;

/** @param price USD with 8 decimals, as the caller believes it; the contract stores its feed's own answer. */
export function startNewRound(game: string, price: bigint): Call {
  return {
    to: game,
    data: gameCalls.encodeFunctionData('startNewRound', [price]),
  };
}

/** @param amount base units. */
export function approve(token: string, spender: string, amount: bigint): Call {
  return {
    to: token,
    data: erc20Calls.encodeFunctionData('approve', [spender, amount]),
  };
}

/** The contract rejects it in another round, or after `deadline` (Unix seconds). */
export interface Prediction {
  up: boolean;
  /** Base units. */
  amount: bigint;
  roundId: number;
  deadline: number;
}

export function makePrediction(game: string, { up, amount, roundId, deadline }: Prediction): Call {
  return {
    to: game,
    data: gameCalls.encodeFunctionData('makePrediction(bool,uint256,uint256,uint256)', [
      up,
      amount,
      roundId,
      deadline,
    ]),
  };
}

/** The same with a permit (EIP-2612) for the stake, in place of an approval. */
export function makePredictionWithPermit(
  game: string,
  { up, amount, roundId, deadline }: Prediction,
  { v, r, s }: { v: number; r: string; s: string },
): Call {
  return {
    to: game,
    data: gameCalls.encodeFunctionData('makePredictionWithPermit', [
      ...[up, amount, roundId, deadline],
      ...[v, r, s],
    ]),
  };
}

export function claimRewards(game: string, roundId: number): Call {
  return {
    to: game,
    data: gameCalls.encodeFunctionData('claimRewards', [roundId]),
  };
}

export function claimManyRewards(game: string, roundIds: readonly number[]): Call {
  return {
    to: game,
    data: gameCalls.encodeFunctionData('claimManyRewards', [roundIds]),
  };
}
