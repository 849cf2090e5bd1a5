import { isAccountCode } from '@updown/contracts/accounts';
import type { Provider } from 'ethers';
import { createLookup } from './lookup';

type Node = Pick<Provider, 'getCode'>;

const MOST_KNOWN = 10_000;

/** Whether an address has a contract. */
export function createCodeLookup(provider: Node, now?: () => number) {
  return createLookup(async (address) => (await provider.getCode(address)) !== '0x', now);
}

/** Whether an address has an account of a passkey: our code, with the key from which the address follows. */
export function createAccountLookup(provider: Node) {
  // The code of an account never changes.
  const known = new Set<string>();
  return async (address: string): Promise<boolean> => {
    const key = address.toLowerCase();
    if (known.has(key)) return true;
    if (!isAccountCode(await provider.getCode(key), key)) return false;
    if (known.size >= MOST_KNOWN) known.clear();
    known.add(key);
    return true;
  };
}

export type AccountLookup = ReturnType<typeof createAccountLookup>;
