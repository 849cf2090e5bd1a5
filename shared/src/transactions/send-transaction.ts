import type { Call } from '../contracts/calls';
import type { AppThunk } from '../store/create-store';
import {
  trackTransaction,
  type Sender,
  type TransactionOutcome,
  type Write,
} from './track-transaction';

export interface TransactionRequest extends Write {
  call: Call;
  /** How much more gas to allow than estimated, in percent. */
  gasMargin?: number;
}

/** Simulates the call, asks the wallet to send it, and follows it until the API shows its effect. */
export const sendTransaction = (
  request: TransactionRequest,
): AppThunk<Promise<TransactionOutcome<string>>> =>
  trackTransaction(request, (sender) => submitCall(sender, request.call, request.gasMargin));

/** What the contract would refuse never reaches the player's wallet. */
export async function submitCall(
  { from, wallet }: Sender,
  call: Call,
  gasMargin = 0,
): Promise<string> {
  const transaction = { from, ...call };
  await wallet.request({ method: 'eth_call', params: [transaction, 'latest'] });
  const estimate = await wallet.request({ method: 'eth_estimateGas', params: [transaction] });
  const gas = `0x${((BigInt(estimate as string) * BigInt(100 + gasMargin)) / 100n).toString(16)}`;
  const hash = await wallet.request({
    method: 'eth_sendTransaction',
    params: [{ ...transaction, gas }],
  });
  return hash as string;
}
