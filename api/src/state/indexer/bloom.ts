import { getBytes, keccak256 } from 'ethers';

/** The bits that `value` sets in a block's 2048-bit filter (yellow paper, 4.3.1). */
function bitsOf(value: string): number[] {
  const hash = getBytes(keccak256(value));
  return [0, 2, 4].map((i) => (((hash[i] ?? 0) << 8) | (hash[i + 1] ?? 0)) & 2047);
}

function has(bloom: string, bits: readonly number[]): boolean {
  return bits.every((bit) => {
    // After '0x', the text starts with the highest bit and has four bits per digit.
    const digit = Number.parseInt(bloom.charAt(2 + 511 - (bit >> 2)), 16);
    return ((digit >> (bit & 3)) & 1) === 1;
  });
}

/** Tests a block's filter for these events of `address`. There are false positives, but no false negatives. */
export function bloomTest(address: string, topics: readonly string[]) {
  const addressBits = bitsOf(address);
  const topicBits = topics.map(bitsOf);
  return (bloom: string): boolean =>
    has(bloom, addressBits) && topicBits.some((bits) => has(bloom, bits));
}

interface Filtered {
  readonly address: string;
  readonly topics: readonly string[];
}

/** The filter of a block with exactly these logs. */
export function bloomOf(logs: readonly Filtered[]): string {
  const digits = new Uint8Array(512);
  // Most logs of a block share most of their values, and hashing is far slower than a set lookup.
  for (const value of new Set(logs.flatMap(({ address, topics }) => [address, ...topics]))) {
    for (const bit of bitsOf(value)) {
      const place = 511 - (bit >> 2);
      digits[place] = (digits[place] ?? 0) | (1 << (bit & 3));
    }
  }
  return `0x${Array.from(digits, (digit) => digit.toString(16)).join('')}`;
}

/** Whether the filter `bloom` has all bits of `part`. */
export function covers(bloom: string, part: string): boolean {
  return (BigInt(bloom) & BigInt(part)) === BigInt(part);
}
