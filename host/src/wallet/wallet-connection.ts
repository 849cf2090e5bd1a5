import type { WalletPort } from '@updown/shared';
import { t } from '../../texts/texts';
import type { FoundWallet } from './find-wallets';
import type { WalletEvents, WalletProvider } from './wallet-provider';

interface ConnectedAccount {
  address: string;
  chainId: number;
}

export interface ConnectionEvents {
  /** Called when the account has changed or was disconnected. */
  accountLost: () => void;
  /** Called when a wallet that hid its account, because it was locked, shows the same account again. */
  accountBack: () => void;
  chainChanged: (chainId: number) => void;
}

/** The page's connection to one wallet. */
export interface WalletConnection {
  /** Throws if no wallet is connected. */
  port: () => WalletPort;
  /** The connected account, or null. */
  address: () => string | null;
  /** Prompts the player. An answer that comes after `signal` aborts connects nothing. */
  connect(wallet: FoundWallet, signal?: AbortSignal): Promise<ConnectedAccount>;
  /** Never prompts; resolves with null if the wallet would have to. */
  reconnect(wallet: FoundWallet): Promise<ConnectedAccount | null>;
  disconnect: () => void;
}

/** The first account in a wallet's answer; null if the wallet shows none, undefined if the answer is malformed. */
function firstOf(said: unknown): string | null | undefined {
  if (!Array.isArray(said)) return undefined;
  const [first = null] = said as unknown[];
  return first === null || typeof first === 'string' ? first : undefined;
}

/** The chain in a wallet's answer, as hexadecimal digits or a number. Some wallets send an object without a chain. */
function chainOf(said: unknown): number | undefined {
  const chainId = typeof said === 'string' || typeof said === 'number' ? Number(said) : 0;
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined;
}

function isSame(one: string, other: string | null | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}

export function createConnection(events: ConnectionEvents): WalletConnection {
  let provider: WalletProvider | null = null;
  let address: string | null = null;
  let stopWaiting = () => {};

  /** Asks the wallet itself, because only a missing account ends a session, whatever an event says. */
  async function look(): Promise<void> {
    const current = provider;
    const said = await current?.request({ method: 'eth_accounts' }).catch(() => undefined);
    if (current === provider && firstOf(said) !== undefined) onAccounts(said);
  }

  function onAccounts(said: unknown): void {
    const first = firstOf(said);
    if (first === undefined) return void look();
    if (provider === null || address === null || isSame(address, first)) return;
    const [left, known] = [provider, address];
    events.accountLost();
    if (first === null) waitFor(left, known);
  }

  /** A locked wallet shows no account until the player unlocks it. */
  function waitFor(locked: WalletProvider, known: string): void {
    const onUnlocked = (said: unknown) => {
      const first = firstOf(said);
      if (first == null) return;
      stopWaiting();
      if (isSame(known, first)) events.accountBack();
    };
    stopWaiting();
    stopWaiting = () => locked.removeListener?.('accountsChanged', onUnlocked);
    locked.on?.('accountsChanged', onUnlocked);
  }

  async function readChain(said: unknown): Promise<void> {
    const current = provider;
    const chainId =
      chainOf(said) ??
      chainOf(await current?.request({ method: 'eth_chainId' }).catch(() => undefined));
    if (chainId !== undefined && current === provider) events.chainChanged(chainId);
  }

  const onChain = (said: unknown) => void readChain(said);

  // The wallet has lost its own connection and reconnects by itself.
  const onDisconnect = () => void look();

  const listeners = {
    accountsChanged: onAccounts,
    chainChanged: onChain,
    disconnect: onDisconnect,
  };

  function listen(method: 'on' | 'removeListener'): void {
    for (const [event, listener] of Object.entries(listeners)) {
      provider?.[method]?.(event as keyof WalletEvents, listener);
    }
  }

  function disconnect(): void {
    listen('removeListener');
    provider = null;
    address = null;
  }

  async function ask(
    wallet: FoundWallet,
    method: string,
    signal?: AbortSignal,
  ): Promise<ConnectedAccount | null> {
    const first = firstOf(await wallet.provider.request({ method }));
    if (first == null) return null;
    const chainId = Number(await wallet.provider.request({ method: 'eth_chainId' }));
    signal?.throwIfAborted();
    disconnect();
    stopWaiting();
    provider = wallet.provider;
    address = first;
    listen('on');
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
