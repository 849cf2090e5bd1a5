import type { Interface, Result } from 'ethers';
import type { WalletPort } from '../wallet/wallet';

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
