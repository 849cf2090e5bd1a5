import { Wallet, type JsonRpcProvider } from 'ethers';
import type { Account } from './account';
import { keyAccount } from './key-account';
import { unlockedAccount } from './unlocked-account';

const localPatienceMs = 5_000;
const publicPatienceMs = 60_000;

/** The account with the key; without a key, the node's own account of that address, if it has it. */
export const openAccount = async (
  provider: JsonRpcProvider,
  key: string | undefined,
  address: string,
  isLocal: boolean,
): Promise<Account | undefined> => {
  if (key !== undefined) {
    const patienceMs = isLocal ? localPatienceMs : publicPatienceMs;
    const pollMs = Math.max(50, provider.pollingInterval / 2);
    return keyAccount(new Wallet(key, provider), provider, { patienceMs, pollMs });
  }
  const unlocked = (await provider.send('eth_accounts', [])) as string[];
  if (!unlocked.some((known) => known.toLowerCase() === address.toLowerCase())) return undefined;
  return unlockedAccount(await provider.getSigner(address));
};
