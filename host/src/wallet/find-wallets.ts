import { createStore, type EIP6963ProviderDetail } from 'mipd';
import { t } from '../../texts/texts';
import { TEST_WALLET_ID } from './test-wallet/test-wallet-id';
import type { WalletProvider } from './wallet-provider';

export interface FoundWallet {
  /** The reverse domain name, such as 'io.metamask', which is stable between visits. */
  id: string;
  name: string;
  /** A data URL. */
  icon?: string;
  provider: WalletProvider;
}

export interface WalletFinder {
  list: () => readonly FoundWallet[];
  subscribe: (listener: () => void) => () => void;
}

const INJECTED = 'injected';

/** Finds the wallets that announce themselves by EIP-6963; without any, `window.ethereum`. */
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
  // mipd's type for the provider comes from a library that is not installed.
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

/**
 * MetaMask first, the others by name, without duplicates. The injected wallet is listed only if no wallet announced itself: a
 * wallet may announce one object and inject another, and several wallets set flags such as `isMetaMask`.
 */
export function arrangeWallets(
  announced: readonly FoundWallet[],
  injected: (WalletProvider & { isMetaMask?: boolean }) | undefined,
): FoundWallet[] {
  const once = [...new Map(announced.map((wallet) => [wallet.id, wallet])).values()];
  const mayBeAnnounced = once.some(({ id }) => id !== TEST_WALLET_ID);
  if (injected !== undefined && !mayBeAnnounced) {
    const name = injected.isMetaMask === true ? 'MetaMask' : t('Browser wallet');
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
