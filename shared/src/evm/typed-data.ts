import { Signature, TypedDataEncoder, type TypedDataDomain, type TypedDataField } from 'ethers';

export interface TypedData {
  domain: TypedDataDomain;
  types: Record<string, TypedDataField[]>;
  message: Record<string, unknown>;
}

/** EIP-712 data as `eth_signTypedData_v4` takes it. */
export function typedDataText({ domain, types, message }: TypedData): string {
  return JSON.stringify(TypedDataEncoder.getPayload(domain, types, message));
}

/** The parts of a signature, as a contract takes them. */
export function signatureParts(signature: string): { v: number; r: string; s: string } {
  const { v, r, s } = Signature.from(signature);
  return { v, r, s };
}
