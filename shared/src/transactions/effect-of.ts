import { adminApi } from '../api/admin';
import { playerApi } from '../api/player';
import { quickPlayApi } from '../api/quick-play';
import { roundsApi } from '../api/rounds';
import { tokenApi } from '../api/token';
import { sleepUntilVisible } from '../loading/sleep-until-visible';
import type { AppThunk } from '../store/root-state';
import type { TransactionBase } from '../store/transaction-slice';

const ASK_EVERY_MS = 4_000;

type Written = Pick<TransactionBase, 'kind' | 'from' | 'roundId' | 'action' | 'before'>;

/** A text that the write's effect changes; undefined without an answer. */
function stateOf(written: Written, forceRefetch: boolean): AppThunk<Promise<string | undefined>> {
  const { kind, from, roundId, action } = written;
  const options = { subscribe: false, forceRefetch };
  return async (dispatch, getState) => {
    if (kind === 'start-round') {
      const { currentRound } = roundsApi.endpoints;
      const { data } = await dispatch(currentRound.initiate(undefined, options));
      return data && `${data.current?.id ?? 0}`;
    }
    if (kind === 'approve' || action === 'approve') {
      return (await dispatch(tokenApi.endpoints.allowance.initiate(from, options))).data;
    }
    if (getState().session.userAddress !== from) return undefined;
    if (kind === 'limits') {
      const { data } = await dispatch(quickPlayApi.endpoints.bounds.initiate(undefined, options));
      if (data === undefined) return undefined;
      // Leaves out the rest of today's limit, because every bet changes it.
      const { left: _, ...limits } = data.limits;
      return JSON.stringify([limits, data.session?.key]);
    }
    if (kind === 'admin') {
      const { data } = await dispatch(adminApi.endpoints.auditLog.initiate(undefined, options));
      return data && (data.find((entry) => entry.action === action)?.id ?? 'none');
    }
    if (roundId === undefined) return undefined;
    const { data } = await dispatch(playerApi.endpoints.ownPrediction.initiate(roundId, options));
    return data && `${kind === 'claim' ? data.hasWithdrawn : data.hasPredicted}`;
  };
}

/** For `before` of a write that begins. A player predicts and claims once. */
export function stateBefore(written: Written): AppThunk<Promise<string | undefined>> {
  return async (dispatch) =>
    ['predict', 'claim'].includes(written.kind) ? 'false' : dispatch(stateOf(written, false));
}

export function hasEffect(written: Written): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const state = await dispatch(stateOf(written, true));
    return state !== undefined && written.before !== undefined && state !== written.before;
  };
}

/**
 * Resolves when the write's effect is visible, whatever the transaction's hash: a contract wallet executes a transaction under
 * a different hash from the one it reports.
 */
export function effectOf(written: Written, signal: AbortSignal): AppThunk<Promise<null>> {
  return async (dispatch) => {
    for (;;) {
      await sleepUntilVisible(ASK_EVERY_MS);
      signal.throwIfAborted();
      if (await dispatch(hasEffect(written))) return null;
    }
  };
}
