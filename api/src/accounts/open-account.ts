import { Wallet, type JsonRpcProvider } from 'ethers';
import type { Account } from './account';
import { keyAccount } from './key-account';
import { unlockedAccount } from './unlocked-account';

const localPatienceMs = 5_000;
const publicPatienceMs = 60_000;

/** The node's own account of that address, if it has it. */
export const openUnlocked = async (
  provider: JsonRpcProvider,
  address: string,
): Promise<Account | undefined> => {
  const unlocked = (await provider.send('eth_accounts', [])) as string[];
  if (!unlocked.some((known) => known.toLowerCase() === address.toLowerCase())) return undefined;
  return unlockedAccount(await provider.getSigner(address));
};

/** Opens accounts, that of a key once: whoever shares it takes turns, and nobody another's number. */
export const createAccounts = (provider: JsonRpcProvider, isLocal: boolean) => {
  const opened = new Map<string, Account>();
  const patienceMs = isLocal ? localPatienceMs : publicPatienceMs;
  const pollMs = Math.max(50, provider.pollingInterval / 2);

  /** The account with the key; without a key, the node's own account of that address, if it has it. */
  return async (key: string | undefined, address: string): Promise<Account | undefined> => {
    if (key === undefined) return openUnlocked(provider, address);
    const wallet = new Wallet(key, provider);
    const account =
      opened.get(wallet.address) ?? keyAccount(wallet, provider, { patienceMs, pollMs });
    opened.set(wallet.address, account);
    return account;
  };
};
