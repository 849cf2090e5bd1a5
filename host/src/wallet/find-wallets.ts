import { requestProviders } from 'mipd';
import { t } from '../../texts/texts';
import { TEST_WALLET_ID } from './test-wallet-id';
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
  const announced = new Map<string, Announcement>();
  const listeners = new Set<() => void>();
  let found = listOf([]);
  requestProviders((detail: unknown) => {
    if (!isAnnouncement(detail) || announced.has(detail.info.uuid)) return;
    announced.set(detail.info.uuid, detail);
    found = listOf([...announced.values()]);
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

interface Announcement {
  info: { uuid: string; rdns: string; name: string; icon: unknown };
  provider: WalletProvider;
}

/** Any page script or extension can announce anything. */
function isAnnouncement(detail: unknown): detail is Announcement {
  try {
    const { info, provider } = detail as Announcement;
    const names = [info.uuid, info.rdns, info.name];
    return names.every((name) => typeof name === 'string' && name !== '') && canRequest(provider);
  } catch {
    return false;
  }
}

function canRequest(provider: Partial<WalletProvider> | null | undefined): boolean {
  return typeof provider?.request === 'function';
}

function listOf(announced: readonly Announcement[]): FoundWallet[] {
  return arrangeWallets(
    announced.map(({ info: { rdns, name, icon }, provider }) => ({
      id: rdns,
      name,
      // The standard demands a data URL; the page's policy loads no other image.
      ...(typeof icon === 'string' && icon.startsWith('data:image/') && { icon }),
      provider,
    })),
    canRequest(window.ethereum) ? window.ethereum : undefined,
  );
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
