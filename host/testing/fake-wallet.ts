import { CHAIN_ID, PLAYER } from '@updown/shared/testing';
import type { FoundWallet } from '../src/wallet/find-wallets';
import type { WalletEvents } from '../src/wallet/wallet-provider';

/** An error as an EIP-1193 wallet throws it. */
export function walletError(code: number, message = 'No.') {
  return Object.assign(new Error(message), { code });
}

type Answers = Record<string, (params: unknown) => unknown>;

/** A wallet that gives a test's answers and emits events on request. */
export function fakeWallet(name: string, answers: Answers = {}) {
  const requests: { method: string; params?: unknown }[] = [];
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
        requests.push(request);
        return Promise.resolve().then(() => all[request.method]?.(request.params));
      },
      on: (event, listener) => of(event).add(listener),
      removeListener: (event, listener) => of(event).delete(listener),
    },
  };
  function emit<Name extends keyof WalletEvents>(event: Name, value: WalletEvents[Name]): void {
    for (const listener of of(event)) (listener as (value: WalletEvents[Name]) => void)(value);
  }
  return { wallet, requests, answers: all, emit };
}
