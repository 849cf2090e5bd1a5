import { loadEvm } from '../evm/load-evm';
import type { TypedData } from '../wallet/wallet';
import type { Sender } from './track-transaction';

/** The player's signature of EIP-712 data. The wallet shows the fields to the player. */
export async function signTypedData(
  { from, wallet }: Pick<Sender, 'from' | 'wallet'>,
  data: TypedData,
): Promise<string> {
  const { typedDataText } = await loadEvm();
  const signature = await wallet.request({
    method: 'eth_signTypedData_v4',
    params: [from, typedDataText(data)],
  });
  return signature as string;
}
