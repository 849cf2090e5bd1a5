const DEEPEST = 4;

/**
 * The revert data in a wallet's error. Wallets nest the node's error: { data }, { data: { data } }, { error: { data } }, {
 * cause: … }.
 */
export function revertData(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return /^0x[0-9a-f]{8,}$/i.test(value) ? value : null;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return null;
  const { data, error, cause, originalError } = value as Record<string, unknown>;
  for (const inner of [data, error, cause, originalError]) {
    const found = revertData(inner, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
