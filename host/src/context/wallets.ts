import type { WalletFinder } from '../wallet/find-wallets';
import type { WalletConnection } from '../wallet/wallet-connection';

export interface Wallets {
  finder: WalletFinder;
  connection: WalletConnection;
}
