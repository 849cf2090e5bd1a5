const UNKNOWN_CHAIN = 4902;

interface MaybeWrapped {
  code?: unknown;
  data?: { originalError?: { code?: unknown } | null } | null;
}

/** Whether a wallet rejects a switch because it does not know the chain. MetaMask's app wraps the code of EIP-3326. */
export function isUnknownChain(thrown: unknown): boolean {
  const { code, data } = Object(thrown) as MaybeWrapped;
  return code === UNKNOWN_CHAIN || data?.originalError?.code === UNKNOWN_CHAIN;
}
