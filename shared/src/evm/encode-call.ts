import type { Call } from '../contracts/calls';
import { erc20Calls, gameCalls } from './interfaces';

const interfaces = { game: gameCalls, token: erc20Calls };

/** The data of a transaction that makes the call. */
export function encodeCall({ contract, name, args }: Omit<Call, 'to'>): string {
  return interfaces[contract].encodeFunctionData(name, args);
}
