import { systemApi, sendTransaction, type AppThunk, type Call, type Config } from '@updown/shared';
import type { Outcome } from './use-command';

export const readConfig = (): AppThunk<Promise<Config>> => (dispatch) =>
  dispatch(systemApi.endpoints.config.initiate(undefined, { subscribe: false })).unwrap();

interface WalletCommand {
  call: Call;
  /** What it does: 'Pause the game'. */
  summary: string;
  done: string;
}

/** A transaction that the admin's own wallet sends, because the contract asks for that account. */
export function sendByWallet({ call, summary, done }: WalletCommand): AppThunk<Promise<Outcome>> {
  return async (dispatch) => {
    const fallback = 'The transaction was not sent.';
    const outcome = await dispatch(sendTransaction({ kind: 'admin', summary, fallback, call }));
    if (!outcome.ok) throw outcome.error;
    return { message: done, transactionHash: outcome.hash };
  };
}
