import { TypedDataEncoder, type TypedDataDomain, type TypedDataField } from 'ethers';
import type { Sender } from './track-transaction';

/** The player's signature of EIP-712 data; the wallet shows the fields. */
export async function signTypedData(
  { from, wallet }: Pick<Sender, 'from' | 'wallet'>,
  domain: TypedDataDomain,
  types: Record<string, TypedDataField[]>,
  message: Record<string, unknown>,
): Promise<string> {
  const payload: unknown = TypedDataEncoder.getPayload(domain, types, message);
  const signature = await wallet.request({
    method: 'eth_signTypedData_v4',
    params: [from, JSON.stringify(payload)],
  });
  return signature as string;
}
