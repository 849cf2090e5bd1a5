import {
  belongsToWallet,
  isInProgress,
  sendAccountCall,
  useAppDispatch,
  useAppSelector,
  type RootState,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../../texts/texts';

/** Why nothing was sent. `quiet`: the player closed the prompt. */
export interface CallFailure {
  readonly message: string;
  readonly quiet: boolean;
}

function isOneUnderWay({ transactions, wallet }: RootState): boolean {
  return Object.values(transactions).some(
    (transaction) =>
      transaction.kind === 'account' &&
      belongsToWallet(transaction, wallet) &&
      isInProgress(transaction),
  );
}

/** Sends calls of the account, one at a time, with an error in place. A toast says that one is on the chain. */
export function useAccountCalls() {
  const dispatch = useAppDispatch();
  const isSending = useAppSelector(isOneUnderWay);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  /** Resolves with whether the call is on the chain. */
  async function send(
    texts: { summary: string; done: string },
    call: () => Promise<{ to: string; data: string }>,
  ) {
    setFailure(null);
    const write = { kind: 'account', ...texts, fallback: t('Nothing was sent.') } as const;
    const outcome = await dispatch(sendAccountCall(write, call));
    if (!outcome.ok) {
      setFailure({ message: outcome.error.message, quiet: outcome.error.rejected });
    }
    return outcome.ok;
  }
  return { send, isSending, failure };
}
