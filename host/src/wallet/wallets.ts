import type { WalletFinder } from './find-wallets';
import type { WalletConnection } from './wallet-connection';

export interface Wallets {
  finder: WalletFinder;
  connection: WalletConnection;
}
