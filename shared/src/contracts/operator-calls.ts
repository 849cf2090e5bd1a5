import { gameCall, type Call } from './calls';

/** Stops new rounds and stakes. Claims and refunds continue. */
export function pause(game: string): Call {
  return gameCall(game, 'pause');
}

export function unpause(game: string): Call {
  return gameCall(game, 'unpause');
}

/** @param amount base units; the game needs an allowance for them. */
export function fundReserve(game: string, amount: bigint): Call {
  return gameCall(game, 'fundReserve', amount);
}
