import { Wallet, type JsonRpcProvider } from 'ethers';
import type { Account } from './account';
import { keyAccount } from './key-account';
import { unlockedAccount } from './unlocked-account';

const LOCAL_PATIENCE_MS = 5_000;
const PUBLIC_PATIENCE_MS = 60_000;

/** The node's own account with this address, if it has one. */
export async function openUnlocked(
  provider: JsonRpcProvider,
  address: string,
): Promise<Account | undefined> {
  const unlocked = (await provider.send('eth_accounts', [])) as string[];
  if (!unlocked.some((known) => known.toLowerCase() === address.toLowerCase())) return undefined;
  return unlockedAccount(await provider.getSigner(address));
}

/** Opens accounts. Callers with the same key share one account, so nonces never clash. */
export function createAccounts(provider: JsonRpcProvider, isLocal: boolean) {
  const opened = new Map<string, Account>();
  const patienceMs = isLocal ? LOCAL_PATIENCE_MS : PUBLIC_PATIENCE_MS;
  const pollMs = Math.max(50, provider.pollingInterval / 2);

  /** The account of the key. Without a key, the node's own account with this address, if it has one. */
  return async (key: string | undefined, address: string): Promise<Account | undefined> => {
    if (key === undefined) return openUnlocked(provider, address);
    const wallet = new Wallet(key, provider);
    const account =
      opened.get(wallet.address) ?? keyAccount(wallet, provider, { patienceMs, pollMs });
    opened.set(wallet.address, account);
    return account;
  };
}
