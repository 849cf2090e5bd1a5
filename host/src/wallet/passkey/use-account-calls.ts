import { refetchTags, toastShown, toWalletError, useAppDispatch } from '@updown/shared';
import { useState } from 'react';
import { t } from '../../../texts/texts';
import { useWallets } from '../wallets';

/** Why nothing was sent. `quiet`: the player closed the prompt. */
export interface CallFailure {
  readonly message: string;
  readonly quiet: boolean;
}

/** Sends calls of the account, one at a time, with an error in place and a toast at the end. */
export function useAccountCalls() {
  const dispatch = useAppDispatch();
  const { connection } = useWallets();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  /** Resolves with whether the calls are on the chain. */
  async function send(title: string, call: () => Promise<{ to: string; data: string }>) {
    setIsSending(true);
    setFailure(null);
    try {
      const params = [await call()];
      await connection.port().request({ method: 'eth_sendTransaction', params });
      dispatch(toastShown({ type: 'success', title, message: t('Confirmed on the chain.') }));
      dispatch(refetchTags(['Token', 'Session']));
      return true;
    } catch (thrown) {
      const { message, rejected } = toWalletError(thrown, t('Nothing was sent.'));
      setFailure({ message, quiet: rejected });
      return false;
    } finally {
      setIsSending(false);
    }
  }
  return { send, isSending, failure };
}
