import {
  localAccountIndex,
  localAccounts,
  type LocalAccount,
} from '@updown/contracts/local-accounts';
import { announceProvider } from 'mipd';
import { siteStorage } from '../../browser-storage';
import { TEST_WALLET_ID } from '../test-wallet-id';
import type { WalletEvents, WalletProvider } from '../wallet-provider';

interface RpcAnswer {
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

let id = 0;

/** One JSON-RPC call. Throws the node's error as wallets do, with code and data; tools/json-rpc drops both. */
export async function callNode(url: string, method: string, params: unknown = []) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
  });
  const { result, error } = (await response.json()) as RpcAnswer;
  if (error === undefined) return result;
  const { message, ...rest } = error;
  throw Object.assign(new Error(message), rest);
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#0a0d12"/><path d="M6 8h12v9H6z" fill="#3ecf9a"/></svg>';

export const ICON = `data:image/svg+xml,${encodeURIComponent(SVG)}` as const;

const ACCOUNT = 'updown.testWallet.account';
const ALLOWED = 'updown.testWallet.allowed';

/** The requests that need the owner's approval. */
const ASKS = new Set([
  'eth_requestAccounts',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
]);

/** Lets a test, or a developer in the console, act as the wallet's owner. */
export interface TestWallet {
  /** Whether to decline the next request that needs approval. */
  rejectNext: boolean;
  /** Switches to another chain; null switches back to the wallet's own chain. */
  setChain(chainId: number | null): Promise<void>;
  /** Switches to another account: a player by number from 0 on, or a role of the game such as 'manager'. */
  setAccount(account: LocalAccount): Promise<void>;
}

function chosenAccount(): LocalAccount {
  const stored = siteStorage.getItem(ACCOUNT) ?? '0';
  return Object.hasOwn(localAccounts, stored) ? (stored as LocalAccount) : Number(stored);
}

type Listeners = { [Name in keyof WalletEvents]: Set<(value: WalletEvents[Name]) => void> };

/** A wallet for the local chain, whose accounts are unlocked. It announces itself by EIP-6963. */
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
    const account = all[localAccountIndex(chosenAccount())];
    return account === undefined ? [] : [account];
  }

  const owner: TestWallet = {
    rejectNext: false,
    async setChain(chainId) {
      otherChain = chainId === null ? null : `0x${chainId.toString(16)}`;
      emit('chainChanged', otherChain ?? ((await node('eth_chainId')) as string));
    },
    async setAccount(account) {
      siteStorage.setItem(ACCOUNT, String(account));
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
          siteStorage.setItem(ALLOWED, 'true');
          return accounts();
        case 'eth_accounts':
          return siteStorage.getItem(ALLOWED) === null ? [] : accounts();
        case 'wallet_switchEthereumChain':
          await owner.setChain(null);
          return null;
        case 'wallet_getCapabilities':
          // Like an ordinary wallet, it sends one call at a time; the node does not know this method.
          throw Object.assign(new Error('Unsupported method.'), { code: 4200 });
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
      rdns: TEST_WALLET_ID,
      name: 'Local test wallet',
      icon: ICON,
    },
    provider: provider as never,
  });
  return owner;
}
