import type { JsonRpcProvider } from 'ethers';
import { Wallet, type ContractTransaction, type Signer, type TransactionReceipt } from 'ethers';
import { toRefusal } from './refusal';

/** An account of the operator, that sends transactions. */
export interface Account {
  readonly address: string;
  /** Sends what was tried first and waits until it is mined. Throws a `ContractRefusal` where it would revert. */
  readonly send: (transaction: ContractTransaction) => Promise<TransactionReceipt>;
}

const minedWithinMs = 60_000;

export const accountOf = async (signer: Signer): Promise<Account> => {
  const address = await signer.getAddress();
  return {
    address,
    send: async (transaction) => {
      try {
        // The estimate is the trial: it tells the contract's reason where the call would be refused.
        const sent = await signer.sendTransaction({ ...transaction, from: address });
        const receipt = await sent.wait(1, minedWithinMs);
        if (receipt === null) throw new Error(`Transaction ${sent.hash} was not mined.`);
        return receipt;
      } catch (error) {
        throw toRefusal(error);
      }
    },
  };
};

/** The account with the key; without a key, the node's own account of that address, if it has it. */
export const openAccount = async (
  provider: JsonRpcProvider,
  key: string | undefined,
  address: string,
): Promise<Account | undefined> => {
  if (key !== undefined) return accountOf(new Wallet(key, provider));
  const unlocked = (await provider.send('eth_accounts', [])) as string[];
  if (!unlocked.some((known) => known.toLowerCase() === address.toLowerCase())) return undefined;
  return accountOf(await provider.getSigner(address));
};
