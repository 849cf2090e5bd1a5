import { createContext, use } from 'react';
import type { WalletFinder } from './find-wallets';
import type { WalletConnection } from './wallet-connection';

export interface Wallets {
  finder: WalletFinder;
  connection: WalletConnection;
}

export const WalletsContext = createContext<Wallets | null>(null);

/** The wallets that the page has found, and its connection to one of them. */
export function useWallets(): Wallets {
  const wallets = use(WalletsContext);
  if (wallets === null) throw new Error('useWallets is used outside of the host.');
  return wallets;
}
