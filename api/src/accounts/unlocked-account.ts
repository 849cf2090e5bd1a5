import { isCallException, type JsonRpcSigner } from 'ethers';
import type { Account } from './account';
import { estimateGas } from './estimate';
import { throwReverted } from './reverted';

const minedWithinMs = 60_000;

/** An account whose key the node itself holds, as on a local chain. */
export const unlockedAccount = (signer: JsonRpcSigner): Account => {
  const { address, provider } = signer;
  return {
    address,
    check: async (transaction) => void (await estimateGas(provider, address, transaction)),
    send: async (transaction) => {
      const gasLimit = await estimateGas(provider, address, transaction);
      const sent = await signer.sendTransaction({ ...transaction, gasLimit, from: address });
      const receipt = await sent.wait(1, minedWithinMs).catch((error: unknown) => {
        if (!isCallException(error)) throw error;
        return throwReverted(provider, address, transaction);
      });
      if (receipt === null) throw new Error(`Transaction ${sent.hash} was not mined.`);
      return receipt;
    },
  };
};
