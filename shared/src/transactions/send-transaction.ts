import { gasLimit } from '@updown/contracts/gas-limit';
import { loadEvm } from '../evm/load-evm';
import type { AppThunk } from '../store/root-state';
import type { Call } from '../wallet/calls';
import { quantity } from './receipt-of';
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
export function sendTransaction({
  call,
  ...write
}: TransactionRequest): AppThunk<Promise<TransactionOutcome>> {
  return trackTransaction(write, (sender) => submitCall(sender, call));
}

/** Asks the wallet of a passkey's account to send a call, which the operator simulates, and follows it like any other. */
export function sendAccountCall(
  write: Write,
  prepare: () => Promise<{ to: string; data: string }>,
): AppThunk<Promise<TransactionOutcome>> {
  return trackTransaction(write, async ({ from, wallet }) => {
    const params = [{ from, ...(await prepare()) }];
    return hashIn(await wallet.request({ method: 'eth_sendTransaction', params }));
  });
}

/** The transaction is sent even if the answer is malformed; its effect then decides the outcome. */
function hashIn(answer: unknown): string {
  return typeof answer === 'string' ? answer : '';
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
  const params = [{ ...transaction, ...gas }];
  return hashIn(await wallet.request({ method: 'eth_sendTransaction', params }));
}
