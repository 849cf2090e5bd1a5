import { t } from '../../texts/texts';
import { serverClock } from '../api/clock/server-clock';
import { playerApi } from '../api/player';
import { refetchTags } from '../api/refetch-tags';
import { sleepUntilVisible } from '../loading/sleep-until-visible';
import type { AppThunk } from '../store/root-state';
import { transactionIndexed, type Transaction } from '../store/transaction-slice';
import { WalletError } from '../wallet/wallet-error';
import { CHANGED } from './follow-transaction';

const ASK_EVERY_MS = 2_000;

type Relayed = Extract<Transaction, { status: 'relaying' }>;

/**
 * Determines the outcome from the API after the operator's answer was lost. Resolves once the API shows the prediction or the
 * claim; rejects if it is still missing after `until`.
 */
export function followRelayed(relayed: Omit<Relayed, 'status'>): AppThunk<Promise<void>> {
  return async (dispatch) => {
    while (!(await dispatch(hasGoneThrough(relayed)))) await sleepUntilVisible(ASK_EVERY_MS);
    dispatch(transactionIndexed({ id: relayed.id }));
    dispatch(refetchTags(CHANGED));
  };
}

/** False if there is no answer or the player is signed out; the next poll decides. */
function hasGoneThrough(relayed: Omit<Relayed, 'status'>): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const { kind, from, roundId, until } = relayed;
    const isOver = serverClock.now() > until;
    if (roundId === undefined || getState().session.userAddress !== from) return false;
    const { data, isError } = await dispatch(
      playerApi.endpoints.ownPrediction.initiate(roundId, { subscribe: false, forceRefetch: true }),
    );
    if (isError || data === undefined) return false;
    const isDone = kind === 'claim' ? data.hasWithdrawn : data.hasPredicted;
    if (!isDone && isOver) {
      throw new WalletError(t('The operator did not send it in time.'), false, undefined, true);
    }
    return isDone;
  };
}
