import { gasLimit } from '@updown/contracts/gas-limit';
import { loadEvm } from '../evm/load-evm';
import type { AppThunk } from '../store/root-state';
import type { Call } from '../wallet/calls';
import { quantity } from './quantity';
import {
  trackTransaction,
  type Sender,
  type TransactionOutcome,
  type Write,
} from './track-transaction';

export interface TransactionRequest extends Write {
  call: Call;
}

/** Simulates the call, asks the wallet to send it, and follows it until the API shows its effect. */
export function sendTransaction(
  request: TransactionRequest,
): AppThunk<Promise<TransactionOutcome<string>>> {
  return trackTransaction(request, (sender) => submitCall(sender, request.call));
}

/**
 * Simulates the call first, so that the wallet never opens for a transaction that would revert.
 * @param slots the number of storage slots written by the call that others can clear before it is mined.
 */
export async function submitCall(
  { from, wallet }: Pick<Sender, 'from' | 'wallet'>,
  call: Call,
  slots = 1,
): Promise<string> {
  const { encodeCall } = await loadEvm();
  const transaction = { from, to: call.to, data: encodeCall(call) };
  await wallet.request({ method: 'eth_call', params: [transaction, 'latest'] });
  const estimate = quantity(
    await wallet.request({ method: 'eth_estimateGas', params: [transaction] }),
  );
  // Without an estimate the wallet makes its own.
  const gas = estimate !== null && { gas: `0x${gasLimit(estimate, slots).toString(16)}` };
  const hash = await wallet.request({
    method: 'eth_sendTransaction',
    params: [{ ...transaction, ...gas }],
  });
  // The transaction is sent even if the answer is malformed; its effect then decides the outcome.
  return typeof hash === 'string' ? hash : '';
}
