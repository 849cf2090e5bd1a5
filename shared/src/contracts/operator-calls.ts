import type { Call } from './calls';
import { gameCalls } from './interfaces';

/** Stops new rounds and stakes. Claims and refunds continue. */
export function pause(game: string): Call {
  return {
    to: game,
    data: gameCalls.encodeFunctionData('pause'),
  };
}

export function unpause(game: string): Call {
  return {
    to: game,
    data: gameCalls.encodeFunctionData('unpause'),
  };
}

/** @param amount base units; the game needs an allowance for them. */
export function fundReserve(game: string, amount: bigint): Call {
  return {
    to: game,
    data: gameCalls.encodeFunctionData('fundReserve', [amount]),
  };
}
