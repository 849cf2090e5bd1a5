import { gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { Interface } from 'ethers';
import type { Call } from '../wallet/calls';

export const gameCalls = new Interface(gameAbi);
export const erc20Calls = new Interface(tokenAbi);

const interfaces = { game: gameCalls, token: erc20Calls };

/** The transaction data for the call, as a hexadecimal string. */
export function encodeCall({ contract, name, args }: Omit<Call, 'to'>): string {
  return interfaces[contract].encodeFunctionData(name, args);
}
