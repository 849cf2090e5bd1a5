import { Signature, TypedDataEncoder, type TypedDataDomain, type TypedDataField } from 'ethers';

/** EIP-712 data for a wallet to sign. */
export interface TypedData {
  domain: TypedDataDomain;
  types: Record<string, TypedDataField[]>;
  message: Record<string, unknown>;
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
