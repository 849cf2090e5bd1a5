import { announceProvider } from 'mipd';
import type { WalletEvents, WalletProvider } from '../wallet/wallet-provider';
import { ICON } from './icon';
import { callNode } from './call-node';

/** The accounts before it are the game's own: owner, keeper, manager. */
const FIRST_PLAYER = 3;
const ACCOUNT = 'updown.testWallet.account';
const ALLOWED = 'updown.testWallet.allowed';

/** What a wallet would ask its owner about. */
const ASKS = new Set([
  'eth_requestAccounts',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
]);

/** How a test, or a developer in the console, plays the wallet's owner. */
export interface TestWallet {
  /** Declines the next request that a wallet would ask about. */
  rejectNext: boolean;
  /** Goes to another chain, or back to its own with null. */
  setChain(chainId: number | null): Promise<void>;
  /** Goes to another account: 0 is the first player. */
  setAccount(index: number): Promise<void>;
}

type Listeners = { [Name in keyof WalletEvents]: Set<(value: WalletEvents[Name]) => void> };

/** A wallet for the local chain, whose accounts are unlocked; it announces itself as any wallet does. */
export function announceTestWallet(rpcUrl: string): TestWallet {
  const listeners: Listeners = {
    accountsChanged: new Set(),
    chainChanged: new Set(),
    disconnect: new Set(),
  };
  const emit = <Name extends keyof WalletEvents>(name: Name, value: WalletEvents[Name]) =>
    listeners[name].forEach((listener) => listener(value));
  const node = (method: string, params?: unknown) => callNode(rpcUrl, method, params);
  let otherChain: string | null = null;

  async function accounts(): Promise<string[]> {
    const all = (await node('eth_accounts')) as string[];
    const account = all[FIRST_PLAYER + Number(localStorage.getItem(ACCOUNT) ?? 0)];
    return account === undefined ? [] : [account];
  }

  const owner: TestWallet = {
    rejectNext: false,
    async setChain(chainId) {
      otherChain = chainId === null ? null : `0x${chainId.toString(16)}`;
      emit('chainChanged', otherChain ?? ((await node('eth_chainId')) as string));
    },
    async setAccount(index) {
      localStorage.setItem(ACCOUNT, String(index));
      emit('accountsChanged', await accounts());
    },
  };

  const provider: WalletProvider = {
    async request({ method, params }) {
      if (ASKS.has(method) && owner.rejectNext) {
        owner.rejectNext = false;
        throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
      }
      switch (method) {
        case 'eth_requestAccounts':
          localStorage.setItem(ALLOWED, 'true');
          return accounts();
        case 'eth_accounts':
          return localStorage.getItem(ALLOWED) === null ? [] : accounts();
        case 'wallet_switchEthereumChain':
          await owner.setChain(null);
          return null;
        case 'eth_chainId':
          return otherChain ?? node(method);
        case 'personal_sign':
          // Signing needs no chain.
          return node(method, params);
      }
      if (otherChain !== null) {
        throw Object.assign(new Error('The wallet is on another chain.'), { code: 4901 });
      }
      return node(method, params);
    },
    on: (event, listener) => listeners[event].add(listener),
    removeListener: (event, listener) => listeners[event].delete(listener),
  };

  announceProvider({
    info: {
      uuid: crypto.randomUUID(),
      rdns: 'app.updown.local-test-wallet',
      name: 'Local test wallet',
      icon: ICON,
    },
    provider: provider as never,
  });
  return owner;
}
