import type { Call } from './calls';
import { gameCalls } from './interfaces';

/** Stops new rounds and stakes; claims and refunds go on. */
export const pause = (game: string): Call => ({
  to: game,
  data: gameCalls.encodeFunctionData('pause'),
});

export const unpause = (game: string): Call => ({
  to: game,
  data: gameCalls.encodeFunctionData('unpause'),
});

/** @param amount base units, which the game must be allowed to take. */
export const fundReserve = (game: string, amount: bigint): Call => ({
  to: game,
  data: gameCalls.encodeFunctionData('fundReserve', [amount]),
});
