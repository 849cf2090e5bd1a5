import { useSyncExternalStore } from 'react';
import { useHost } from '../context/host-context';
import type { FoundWallet } from '../wallet/find-wallets';

/** The wallets in this browser. */
export function useFoundWallets(): readonly FoundWallet[] {
  const { finder } = useHost().wallets;
  return useSyncExternalStore(finder.subscribe, finder.list);
}
