import { playerApi } from '../api/player';
import { roundsApi } from '../api/rounds';
import { sleepUntilVisible } from '../api/stream/sleep-until-visible';
import { tokenApi } from '../api/token';
import type { AppThunk, RootState } from '../store/root-reducer';
import type { TransactionBase } from './transaction-slice';

const ASK_EVERY_MS = 4_000;
const fresh = { subscribe: false, forceRefetch: true } as const;

type Written = Pick<TransactionBase, 'kind' | 'from' | 'roundId'>;

/** The state that a start or an approval changes, as the page last read it. */
function knownState({ kind, from }: Written, state: RootState): unknown {
  if (kind === 'start-round') {
    return roundsApi.endpoints.currentRound.select()(state).data?.current?.id;
  }
  return kind === 'approve' ? tokenApi.endpoints.allowance.select(from)(state).data : undefined;
}

/** Whether the write's effect is visible. For a start or an approval, that is a change of the state. */
export function hasEffect(written: Written, before: unknown): AppThunk<Promise<boolean>> {
  const { kind, from, roundId } = written;
  return async (dispatch, getState) => {
    if (kind === 'start-round') {
      await dispatch(roundsApi.endpoints.currentRound.initiate(undefined, fresh));
    }
    if (kind === 'approve') await dispatch(tokenApi.endpoints.allowance.initiate(from, fresh));
    const now = knownState(written, getState());
    if (now !== undefined && before !== undefined) return now !== before;
    if (roundId === undefined || getState().session.userAddress !== from) return false;
    const { data } = await dispatch(playerApi.endpoints.ownPrediction.initiate(roundId, fresh));
    return (kind === 'claim' ? data?.hasWithdrawn : data?.hasPredicted) === true;
  };
}

/**
 * Resolves when the write's effect is visible, whatever the transaction's hash: a contract wallet executes a transaction under
 * a different hash from the one it reports.
 */
export function effectOf(written: Written, signal: AbortSignal): AppThunk<Promise<null>> {
  return async (dispatch, getState) => {
    const before = knownState(written, getState());
    for (;;) {
      await sleepUntilVisible(ASK_EVERY_MS);
      signal.throwIfAborted();
      if (await dispatch(hasEffect(written, before))) return null;
    }
  };
}
