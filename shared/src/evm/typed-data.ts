import {
  Signature,
  TypedDataEncoder,
  computeAddress,
  hashMessage,
  hexlify,
  SigningKey,
} from 'ethers';
import type { TypedData } from '../wallet/wallet';

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

/** Serialises EIP-712 data for `eth_signTypedData_v4`. */
export function typedDataText({ domain, types, message }: TypedData): string {
  return JSON.stringify(TypedDataEncoder.getPayload(domain, types, message));
}

/** Splits a signature into the parts that a contract takes. */
export function signatureParts(signature: string): { v: number; r: string; s: string } {
  const { v, r, s } = Signature.from(signature);
  return { v, r, s };
}
