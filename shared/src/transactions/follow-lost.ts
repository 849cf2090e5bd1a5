import { refetchTags } from '../api/refetch-tags';
import { roundsApi } from '../api/rounds';
import { sleepUntilVisible } from '../loading/sleep-until-visible';
import type { AppThunk, RootState } from '../store/root-state';
import {
  isLost,
  transactionFailed,
  transactionIndexed,
  type Lost,
} from '../store/transaction-slice';
import { hasEffect } from './effect-of';
import { CHANGED } from './follow-transaction';

const ASK_EVERY_MS = 15_000;
const WEEK_MS = 7 * 24 * 3600 * 1000;

/**
 * Waits for the effect of a transaction that neither the node nor the operator knows: the owners of a contract wallet may
 * take days to sign. Gives up after a week, after the round of a prediction, and where a later try has had the effect.
 */
export function followLost(lost: Lost): AppThunk<Promise<void>> {
  const { id, error, rejected, lost: since } = lost;
  return async (dispatch, getState) => {
    for (;;) {
      const isOver = Date.now() > since + WEEK_MS || isAfterRound(lost, getState());
      if (await dispatch(hasEffect(lost))) {
        if (!isLatest(lost, getState())) break;
        dispatch(transactionIndexed({ id }));
        dispatch(refetchTags(CHANGED));
        return;
      }
      if (isOver) break;
      await sleepUntilVisible(ASK_EVERY_MS);
    }
    dispatch(transactionFailed({ id, error, rejected }));
  };
}

function isAfterRound({ kind, roundId }: Lost, state: RootState): boolean {
  const current = roundsApi.endpoints.currentRound.select()(state).data?.current;
  return kind === 'predict' && current != null && current.id !== roundId;
}

/** Whether no later transaction was sent for the same effect. */
function isLatest({ id, kind, from, roundId, action }: Lost, state: RootState): boolean {
  const latest = Object.values(state.transactions).findLast(
    (other) =>
      (isLost(other) || !['signing', 'failed'].includes(other.status)) &&
      other.kind === kind &&
      other.from === from &&
      other.roundId === roundId &&
      other.action === action,
  );
  return latest === undefined || latest.id === id;
}
