/** Parses a number as nodes write it ('0x7') or as some wallets do (7); null if the value is not a number. */
export function quantity(value: unknown): bigint | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : null;
  return typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? BigInt(value) : null;
}
