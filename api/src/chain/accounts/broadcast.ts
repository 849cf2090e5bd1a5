import {
  isError,
  keccak256,
  type ContractTransaction,
  type JsonRpcProvider,
  type Wallet,
} from 'ethers';
import { transactionSent } from '../../infra/tracing/traced-transactions';
import type { Fees } from './fees';

/** The node already has this transaction: an earlier attempt got through, but its response was lost. */
function isKnown(error: unknown): boolean {
  return /already known|already imported|known transaction/i.test(String((error as Error).message));
}

/** Another attempt may succeed: another process used the nonce, or the gas price rose meanwhile. */
export function isOvertaken(error: unknown): boolean {
  return (
    isError(error, 'NONCE_EXPIRED') ||
    isError(error, 'REPLACEMENT_UNDERPRICED') ||
    /nonce too low|underpriced|less than block base fee/i.test(String((error as Error).message))
  );
}

/** Signs transactions and sends them to the node. Each call resolves to the hash, even if the response is lost. */
export function createBroadcast(wallet: Wallet, provider: JsonRpcProvider) {
  return async (request: ContractTransaction, nonce: number, fees: Fees): Promise<string> => {
    const { chainId } = await provider.getNetwork();
    const signed = await wallet.signTransaction({ ...request, ...fees, nonce, chainId, type: 2 });
    const hash = keccak256(signed);
    transactionSent(hash);
    try {
      await provider.broadcastTransaction(signed);
    } catch (error) {
      const isMined = isOvertaken(error) && (await provider.getTransactionReceipt(hash)) !== null;
      if (!isKnown(error) && !isMined) throw error;
    }
    return hash;
  };
}
