import { useSyncExternalStore } from 'react';
import { useHost } from '../app/host-context';
import type { FoundWallet } from './find-wallets';

/** The wallets that this browser has. */
export function useFoundWallets(): readonly FoundWallet[] {
  const { finder } = useHost().wallets;
  return useSyncExternalStore(finder.subscribe, finder.list);
}
