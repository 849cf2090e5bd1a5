import { createStore, type EIP6963ProviderDetail } from 'mipd';
import type { WalletProvider } from './wallet-provider';

export interface FoundWallet {
  /** Its reverse domain name, such as 'io.metamask': the same at the next visit. */
  id: string;
  name: string;
  /** A data address of its picture. */
  icon?: string;
  provider: WalletProvider;
}

export interface WalletFinder {
  list: () => readonly FoundWallet[];
  subscribe: (listener: () => void) => () => void;
}

const METAMASK = 'io.metamask';
const INJECTED = 'injected';

/** Finds wallets as they announce themselves by EIP-6963; `window.ethereum` stands in where none does. */
export function findWallets(): WalletFinder {
  const announcements = createStore();
  let found = listOf(announcements.getProviders());
  const listeners = new Set<() => void>();
  announcements.subscribe((details) => {
    found = listOf(details);
    for (const listener of listeners) listener();
  });
  return {
    list: () => found,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function listOf(announced: readonly EIP6963ProviderDetail[]): FoundWallet[] {
  // mipd takes the provider's type from a library that is not here.
  const details = announced as unknown as readonly Announcement[];
  return arrangeWallets(
    details.map(({ info, provider }) => ({
      id: info.rdns,
      name: info.name,
      icon: info.icon,
      provider,
    })),
    window.ethereum,
  );
}

interface Announcement {
  info: { rdns: string; name: string; icon: string };
  provider: WalletProvider;
}

/** MetaMask first, the others by name, each once. The injected one counts only where it may be another wallet. */
export function arrangeWallets(
  announced: readonly FoundWallet[],
  injected: (WalletProvider & { isMetaMask?: boolean }) | undefined,
): FoundWallet[] {
  const once = [...new Map(announced.map((wallet) => [wallet.id, wallet])).values()];
  const known = once.some(({ id, provider }) => provider === injected || id === METAMASK);
  if (injected !== undefined && !known) {
    const name = injected.isMetaMask === true ? 'MetaMask' : 'Browser wallet';
    once.push({ id: INJECTED, name, provider: injected });
  }
  const rank = ({ name }: FoundWallet) => (name === 'MetaMask' ? 0 : 1);
  return once.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

declare global {
  interface Window {
    ethereum?: WalletProvider & { isMetaMask?: boolean };
  }
}
