import { Signature, TypedDataEncoder } from 'ethers';
import type { TypedData } from '../wallet/typed-data';

/** Serialises EIP-712 data for `eth_signTypedData_v4`. */
export function typedDataText({ domain, types, message }: TypedData): string {
  return JSON.stringify(TypedDataEncoder.getPayload(domain, types, message));
}

/** Splits a signature into the parts that a contract takes. */
export function signatureParts(signature: string): { v: number; r: string; s: string } {
  const { v, r, s } = Signature.from(signature);
  return { v, r, s };
}
