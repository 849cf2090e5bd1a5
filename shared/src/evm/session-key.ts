import { computeAddress, hashMessage, hexlify, SigningKey, TypedDataEncoder } from 'ethers';
import type { TypedData } from '../wallet/typed-data';

/** A new secp256k1 key: its secret as 32 bytes in hexadecimal, and its address. */
export function newSessionKey(): { secret: string; address: string } {
  const secret = hexlify(crypto.getRandomValues(new Uint8Array(32)));
  return { secret, address: computeAddress(secret) };
}

/** The key's signature of EIP-712 data. */
export function signWithKey(secret: string, { domain, types, message }: TypedData): string {
  return new SigningKey(secret).sign(TypedDataEncoder.hash(domain, types, message)).serialized;
}

/** The key's signature of a text (EIP-191), as a wallet's `personal_sign`. */
export function signTextWithKey(secret: string, text: string): string {
  return new SigningKey(secret).sign(hashMessage(text)).serialized;
}
