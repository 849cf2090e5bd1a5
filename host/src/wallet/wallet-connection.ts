import type { WalletPort } from '@updown/shared';
import { t } from '../../texts/texts';
import type { FoundWallet } from './find-wallets';
import type { WalletEvents, WalletProvider } from './wallet-provider';

interface ConnectedAccount {
  address: string;
  chainId: number;
}

export interface ConnectionEvents {
  /** The account has changed or was disconnected. */
  accountLost: () => void;
  chainChanged: (chainId: number) => void;
}

/** The one wallet that the page is connected to. */
export interface WalletConnection {
  /** Throws if there is none. */
  port: () => WalletPort;
  /** The connected account, or null. */
  address: () => string | null;
  /** Asks the player. An answer that comes after `signal` gave up connects nothing. */
  connect(wallet: FoundWallet, signal?: AbortSignal): Promise<ConnectedAccount>;
  /** Asks nobody: null where the wallet would have to ask. */
  reconnect(wallet: FoundWallet): Promise<ConnectedAccount | null>;
  disconnect: () => void;
}

export function createConnection(events: ConnectionEvents): WalletConnection {
  let provider: WalletProvider | null = null;
  let address: string | null = null;

  const onAccounts = ([first]: WalletEvents['accountsChanged']) => {
    if (first?.toLowerCase() !== address?.toLowerCase()) events.accountLost();
  };
  const onChain = (chainId: string) => events.chainChanged(Number(chainId));
  const onDisconnect = () => events.accountLost();

  function disconnect(): void {
    provider?.removeListener('accountsChanged', onAccounts);
    provider?.removeListener('chainChanged', onChain);
    provider?.removeListener('disconnect', onDisconnect);
    provider = null;
    address = null;
  }

  async function ask(
    wallet: FoundWallet,
    method: string,
    signal?: AbortSignal,
  ): Promise<ConnectedAccount | null> {
    const [first] = (await wallet.provider.request({ method })) as string[];
    if (first === undefined) return null;
    const chainId = Number(await wallet.provider.request({ method: 'eth_chainId' }));
    signal?.throwIfAborted();
    disconnect();
    provider = wallet.provider;
    address = first;
    provider.on('accountsChanged', onAccounts);
    provider.on('chainChanged', onChain);
    provider.on('disconnect', onDisconnect);
    return { address, chainId };
  }

  return {
    port() {
      if (provider === null) throw new Error(t('Please connect your wallet first.'));
      return provider;
    },
    address: () => address,
    async connect(wallet, signal) {
      const account = await ask(wallet, 'eth_requestAccounts', signal);
      if (account === null) throw new Error(t('The wallet shows no account.'));
      return account;
    },
    reconnect: (wallet) => ask(wallet, 'eth_accounts'),
    disconnect,
  };
}
