import type { TypedDataDomain, TypedDataField } from 'ethers';

/** EIP-712 data for a wallet to sign. */
export interface TypedData {
  domain: TypedDataDomain;
  types: Record<string, TypedDataField[]>;
  message: Record<string, unknown>;
}
