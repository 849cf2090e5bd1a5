import type { Provider } from 'ethers';

const KEPT_MS = 10_000;
const MOST_KEPT = 1000;

interface Known {
  readonly at: number;
  readonly hasCode: Promise<boolean>;
}

/**
 * Whether an address has a contract. The result is cached for a short time, because a failed sign-in is often
 * repeated.
 */
export function createCodeLookup(
  provider: Pick<Provider, 'getCode'>,
  now = () => performance.now(),
) {
  const known = new Map<string, Known>();
  return (address: string): Promise<boolean> => {
    const key = address.toLowerCase();
    const found = known.get(key);
    if (found && now() - found.at < KEPT_MS) return found.hasCode;
    if (known.size >= MOST_KEPT) known.clear();
    const hasCode = provider.getCode(key).then((code) => code !== '0x');
    // A failed lookup is not cached.
    hasCode.catch(() => known.delete(key));
    known.set(key, { at: now(), hasCode });
    return hasCode;
  };
}
