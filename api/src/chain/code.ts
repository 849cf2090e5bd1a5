import type { Provider } from 'ethers';
import { createLookup } from './lookup';

/** Whether an address has a contract. */
export function createCodeLookup(provider: Pick<Provider, 'getCode'>, now?: () => number) {
  return createLookup(async (address) => (await provider.getCode(address)) !== '0x', now);
}
