import { gasLimit } from '@updown/contracts';
import { isCallException, type JsonRpcSigner } from 'ethers';
import type { Account } from './account';
import { estimateGas, withinMost } from './estimate';
import { toNotSent } from './not-sent';
import { throwReverted } from './reverted';

const MINED_WITHIN_MS = 60_000;

/** An account whose key the node itself holds, as on a local chain. */
export function unlockedAccount(signer: JsonRpcSigner): Account {
  const { address, provider } = signer;
  return {
    address,
    check: async (transaction) => void (await estimateGas(provider, address, transaction)),
    send: async (transaction, { mostGas, onMined, assertMay } = {}) => {
      const estimate = await estimateGas(provider, address, transaction);
      const limit = withinMost(estimate, gasLimit(estimate), mostGas);
      const request = { ...transaction, gasLimit: limit, from: address };
      assertMay?.();
      const sent = await signer.sendTransaction(request).catch((error: unknown) => {
        throw toNotSent(error);
      });
      const receipt = await sent.wait(1, MINED_WITHIN_MS).catch((error: unknown) => {
        if (!isCallException(error) || !error.receipt) throw error;
        onMined?.(error.receipt);
        return throwReverted(provider, address, transaction);
      });
      if (receipt === null) throw new Error(`Transaction ${sent.hash} was not mined.`);
      onMined?.(receipt);
      return receipt;
    },
  };
}
