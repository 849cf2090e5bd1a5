import type { FoundWallet } from '../wallet/find-wallets';
import type { WalletEvents } from '../wallet/wallet-provider';

export const PLAYER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
export const CHAIN_ID = 31337;

/** What an EIP-1193 wallet throws. */
export const walletError = (code: number, message = 'No.') =>
  Object.assign(new Error(message), { code });

type Answers = Record<string, (params: unknown) => unknown>;

/** A wallet at the edge of the page: it answers what a test says, and a test lets it emit events. */
export function fakeWallet(name: string, answers: Answers = {}) {
  const asked: { method: string; params?: unknown }[] = [];
  const listeners = new Map<keyof WalletEvents, Set<(value: never) => void>>();
  const all: Answers = {
    eth_requestAccounts: () => [PLAYER],
    eth_accounts: () => [PLAYER],
    eth_chainId: () => `0x${CHAIN_ID.toString(16)}`,
    personal_sign: () => '0x51',
    ...answers,
  };
  const of = (event: keyof WalletEvents) => {
    const set = listeners.get(event) ?? new Set();
    listeners.set(event, set);
    return set;
  };
  const wallet: FoundWallet = {
    id: `test.${name}`,
    name,
    provider: {
      request: (request) => {
        asked.push(request);
        return Promise.resolve().then(() => all[request.method]?.(request.params));
      },
      on: (event, listener) => of(event).add(listener),
      removeListener: (event, listener) => of(event).delete(listener),
    },
  };
  function emit<Name extends keyof WalletEvents>(event: Name, value: WalletEvents[Name]): void {
    for (const listener of of(event)) (listener as (value: WalletEvents[Name]) => void)(value);
  }
  return { wallet, asked, answers: all, emit };
}
