import { setTimeout as sleep } from 'node:timers/promises';
import { gasLimit } from '@updown/contracts/gas-limit';
import type { JsonRpcSigner, TransactionReceipt } from 'ethers';
import { transactionSent } from '../../infra/tracing/traced-transactions';
import type { Account } from './account';
import { estimateGas, withinMost } from './estimate';
import { toNotSent } from './not-sent';
import { throwReverted } from './reverted';

const MINED_WITHIN_MS = 60_000;
const BETWEEN_READS_MS = 50;

/** An account whose key is held by the node, as on a local chain. */
export function unlockedAccount(signer: JsonRpcSigner): Account {
  const { address, provider } = signer;
  return {
    address,
    check: async (transaction) => void (await estimateGas(provider, address, transaction)),
    send: async (transaction, { mostGas, onSent, onMined, assertMay } = {}) => {
      const estimate = await estimateGas(provider, address, transaction, mostGas);
      const limit = withinMost(estimate, gasLimit(estimate), mostGas);
      const request = { ...transaction, gasLimit: limit, from: address };
      assertMay?.();
      const hash = await signer.sendUncheckedTransaction(request).catch((error: unknown) => {
        throw toNotSent(error);
      });
      transactionSent(hash);
      onSent?.(hash);
      const receipt = await waitForReceipt(provider, hash);
      onMined?.(receipt);
      return receipt.status === 0 ? throwReverted(provider, address, transaction) : receipt;
    },
  };
}

/** Unlike `wait` in ethers, this throws if the node goes away. */
async function waitForReceipt(
  provider: JsonRpcSigner['provider'],
  hash: string,
): Promise<TransactionReceipt> {
  const end = Date.now() + MINED_WITHIN_MS;
  while (Date.now() < end) {
    const receipt = await provider.getTransactionReceipt(hash);
    if (receipt !== null) return receipt;
    await sleep(BETWEEN_READS_MS);
  }
  throw new Error(`Transaction ${hash} was not mined.`);
}
