import { gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { Interface, type Result } from 'ethers';
import type { Call } from '../wallet/calls';
import type { WalletPort } from '../wallet/wallet';

export const gameCalls = new Interface(gameAbi);
export const erc20Calls = new Interface(tokenAbi);

const interfaces = { game: gameCalls, token: erc20Calls };

/** The transaction data for the call, as a hexadecimal string. */
export function encodeCall({ contract, name, args }: Omit<Call, 'to'>): string {
  return interfaces[contract].encodeFunctionData(name, args);
}

/** Calls a view function of a contract through the player's wallet, and decodes the result. */
export async function readContract(
  wallet: WalletPort,
  abi: Interface,
  to: string,
  name: string,
  args: readonly unknown[] = [],
): Promise<Result> {
  const data = abi.encodeFunctionData(name, args);
  const answer = await wallet.request({ method: 'eth_call', params: [{ to, data }, 'latest'] });
  return abi.decodeFunctionResult(name, answer as string);
}
