import { sendTransaction, type AppThunk, type Call } from '@updown/shared';
import { t } from '../../texts/texts';
import type { Outcome } from './use-command';

interface WalletCommand {
  call: Call;
  /** The transaction's description: 'Pause the game'. */
  summary: string;
  done: string;
}

/** Sends a transaction from the admin's own wallet, because the contract checks the sender. */
export function sendByWallet({ call, summary, done }: WalletCommand): AppThunk<Promise<Outcome>> {
  return async (dispatch) => {
    const fallback = t("Couldn't send the transaction.");
    const outcome = await dispatch(sendTransaction({ kind: 'admin', summary, fallback, call }));
    if (!outcome.ok) throw outcome.error;
    return { message: done, transactionHash: outcome.hash };
  };
}
