import {
  isError,
  keccak256,
  type ContractTransaction,
  type JsonRpcProvider,
  type Wallet,
} from 'ethers';
import type { Fees } from './fees';

/** The node has this very transaction: an earlier attempt got through, though its answer did not. */
const isKnown = (error: unknown): boolean =>
  /already known|already imported|known transaction/i.test(String((error as Error).message));

/** Worth another attempt: somebody else took the number, or the price of gas rose meanwhile. */
export const isOvertaken = (error: unknown): boolean =>
  isError(error, 'NONCE_EXPIRED') ||
  isError(error, 'REPLACEMENT_UNDERPRICED') ||
  /nonce too low|underpriced|less than block base fee/i.test(String((error as Error).message));

/** Signs transactions and hands them to the node; each resolves to its hash, which it has even if the answer is lost. */
export const createBroadcast =
  (wallet: Wallet, provider: JsonRpcProvider) =>
  async (request: ContractTransaction, nonce: number, fees: Fees): Promise<string> => {
    const { chainId } = await provider.getNetwork();
    const signed = await wallet.signTransaction({ ...request, ...fees, nonce, chainId, type: 2 });
    const hash = keccak256(signed);
    try {
      await provider.broadcastTransaction(signed);
    } catch (error) {
      const isMined = isOvertaken(error) && (await provider.getTransactionReceipt(hash)) !== null;
      if (!isKnown(error) && !isMined) throw error;
    }
    return hash;
  };
