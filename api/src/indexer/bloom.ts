import { getBytes, keccak256 } from 'ethers';

/** The places in a block's 2048-bit filter that `value` sets: yellow paper, 4.3.1. */
const bitsOf = (value: string): number[] => {
  const hash = getBytes(keccak256(value));
  return [0, 2, 4].map((i) => (((hash[i] ?? 0) << 8) | (hash[i + 1] ?? 0)) & 2047);
};

const has = (bloom: string, bits: readonly number[]): boolean =>
  bits.every((bit) => {
    // The filter is written from its highest bit on, four bits a digit, after '0x'.
    const digit = Number.parseInt(bloom.charAt(2 + 511 - (bit >> 2)), 16);
    return ((digit >> (bit & 3)) & 1) === 1;
  });

/** Tells from a block's filter whether it may hold one of these events of `address`; a no is certain. */
export const bloomTest = (address: string, topics: readonly string[]) => {
  const addressBits = bitsOf(address);
  const topicBits = topics.map(bitsOf);
  return (bloom: string): boolean =>
    has(bloom, addressBits) && topicBits.some((bits) => has(bloom, bits));
};

/** Whether the logs are all that the filter was made of, as far as it can tell. */
export const bloomMatches = (
  bloom: string,
  logs: readonly { address: string; topics: readonly string[] }[],
): boolean => {
  const bits = new Set(logs.flatMap(({ address, topics }) => [address, ...topics].flatMap(bitsOf)));
  const filter = new Uint8Array(512);
  for (const bit of bits) {
    const place = 511 - (bit >> 2);
    filter[place] = (filter[place] ?? 0) | (1 << (bit & 3));
  }
  return bloom === `0x${Array.from(filter, (digit) => digit.toString(16)).join('')}`;
};
