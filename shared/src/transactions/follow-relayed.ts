import { t } from '../../texts/texts';
import { serverClock } from '../api/clock/server-clock';
import { refetchTags } from '../api/refetch-tags';
import { isApiError, type ApiError } from '../errors/api-error';
import { sleepUntilVisible } from '../loading/sleep-until-visible';
import type { AppThunk } from '../store/root-state';
import { transactionIndexed, type Transaction } from '../store/transaction-slice';
import { WalletError } from '../wallet/wallet-error';
import { hasEffect } from './effect-of';
import { CHANGED } from './follow-transaction';

const ASK_EVERY_MS = 2_000;

type Relayed = Extract<Transaction, { status: 'relaying' }>;

/** Whether the operator may have sent the transaction although the page has no answer. */
export function isLostAnswer(thrown: unknown): thrown is ApiError {
  return isApiError(thrown) && (thrown.kind !== 'http' || (thrown.status ?? 400) >= 500);
}

/**
 * Determines the outcome by the effect after the operator's answer was lost. Resolves once the effect is there; rejects if it
 * is still missing after `until`. Without an answer, or while the player is signed out, the next poll decides.
 */
export function followRelayed(relayed: Omit<Relayed, 'status'>): AppThunk<Promise<void>> {
  return async (dispatch) => {
    for (;;) {
      const isOver = serverClock.now() > relayed.until;
      const isDone = await dispatch(hasEffect(relayed));
      if (isDone === true) break;
      if (isDone === false && isOver) {
        throw new WalletError(t('The operator did not send it in time.'), false, undefined, true);
      }
      await sleepUntilVisible(ASK_EVERY_MS);
    }
    dispatch(transactionIndexed({ id: relayed.id }));
    dispatch(refetchTags(CHANGED));
  };
}
