import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex } from '@noble/hashes/utils';
import { isAddress } from './address';

/** The checksummed form (EIP-55) of an address in any case; null if the text is not an address. */
export function toAddress(text: string): string | null {
  if (!isAddress(text)) return null;
  const plain = text.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(plain));
  return `0x${plain.replace(/[a-f]/g, (letter, at: number) => (hash.charAt(at) > '7' ? letter.toUpperCase() : letter))}`;
}
