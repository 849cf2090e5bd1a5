import { isCallException, type JsonRpcSigner } from 'ethers';
import type { Account } from './account';
import { estimateGas } from './estimate';
import { toNotSent } from './not-sent';
import { throwReverted } from './reverted';

const minedWithinMs = 60_000;

/** An account whose key the node itself holds, as on a local chain. */
export const unlockedAccount = (signer: JsonRpcSigner): Account => {
  const { address, provider } = signer;
  return {
    address,
    check: async (transaction) => void (await estimateGas(provider, address, transaction)),
    send: async (transaction, { onMined } = {}) => {
      const gasLimit = await estimateGas(provider, address, transaction);
      const request = { ...transaction, gasLimit, from: address };
      const sent = await signer.sendTransaction(request).catch((error: unknown) => {
        throw toNotSent(error);
      });
      const receipt = await sent.wait(1, minedWithinMs).catch((error: unknown) => {
        if (!isCallException(error) || !error.receipt) throw error;
        onMined?.(error.receipt);
        return throwReverted(provider, address, transaction);
      });
      if (receipt === null) throw new Error(`Transaction ${sent.hash} was not mined.`);
      onMined?.(receipt);
      return receipt;
    },
  };
};
