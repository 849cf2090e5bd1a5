import { adminApi } from '../api/admin';
import { readConfig } from '../api/chain-access';
import { playerApi } from '../api/player';
import { quickPlayApi } from '../api/quick-play';
import { roundsApi } from '../api/rounds';
import { tokenApi } from '../api/token';
import { loadEvm } from '../evm/load-evm';
import { sleepUntilVisible } from '../loading/sleep-until-visible';
import type { AppThunk } from '../store/root-state';
import type { TransactionBase } from '../store/transaction-slice';

const ASK_EVERY_MS = 4_000;

type Written = Pick<TransactionBase, 'kind' | 'from' | 'roundId' | 'action' | 'key' | 'before'>;

/** An answer of the API or the chain; undefined if it failed, whatever an earlier read had. */
function known<Data>({ data, isError }: { data?: Data; isError: boolean }): Data | undefined {
  return isError ? undefined : data;
}

/** A text that the write's effect changes; undefined without an answer. */
function stateOf(written: Written, forceRefetch: boolean): AppThunk<Promise<string | undefined>> {
  const { kind, from, roundId, action } = written;
  const options = { subscribe: false, forceRefetch };
  return async (dispatch, getState, extra) => {
    if (kind === 'start-round') {
      const { currentRound } = roundsApi.endpoints;
      const round = known(await dispatch(currentRound.initiate(undefined, options)));
      return round && `${round.current?.id ?? 0}`;
    }
    if (kind === 'approve' || action === 'approve') {
      return known(await dispatch(tokenApi.endpoints.allowance.initiate(from, options)));
    }
    if (kind === 'account') {
      const request = { method: 'eth_getTransactionCount', params: [from, 'latest'] };
      return String(await extra.wallet().request(request));
    }
    if (kind === 'session') return dispatch(hasSession(written));
    if (getState().session.userAddress !== from) return undefined;
    if (kind === 'limits') {
      const bounds = known(
        await dispatch(quickPlayApi.endpoints.bounds.initiate(undefined, options)),
      );
      if (bounds === undefined) return undefined;
      // Leaves out the rest of today's limit, because every bet changes it.
      const { left: _, ...limits } = bounds.limits;
      return JSON.stringify(limits);
    }
    if (kind === 'admin') {
      const log = known(await dispatch(adminApi.endpoints.auditLog.initiate(undefined, options)));
      return log && (log.find((entry) => entry.action === action)?.id ?? 'none');
    }
    if (roundId === undefined) return undefined;
    const own = known(await dispatch(playerApi.endpoints.ownPrediction.initiate(roundId, options)));
    return own && `${kind === 'claim' ? own.hasWithdrawn : own.hasPredicted}`;
  };
}

/** Whether Quick play has the key of the write. Before the player is signed in, the contract is read through their wallet. */
function hasSession({ from, key = '' }: Written): AppThunk<Promise<string | undefined>> {
  return async (dispatch, getState, extra) => {
    let held: string | undefined;
    if (getState().session.userAddress === from) {
      const options = { subscribe: false, forceRefetch: true };
      const read = await dispatch(quickPlayApi.endpoints.bounds.initiate(undefined, options));
      const bounds = known(read);
      held = bounds && (bounds.session?.key ?? '');
    } else {
      const [{ contracts }, { readSessionKey }] = await Promise.all([
        readConfig(dispatch),
        loadEvm(),
      ]);
      held = await readSessionKey(extra.wallet(), contracts.game, from);
    }
    return held === undefined ? undefined : `${held.toLowerCase() === key.toLowerCase()}`;
  };
}

/** What a player does once, and never with the same key: it is not there before. */
function beforeOf({ kind, before }: Written): string | undefined {
  return ['predict', 'claim', 'session'].includes(kind) ? 'false' : before;
}

/** For `before` of a write that begins. */
export function stateBefore(written: Written): AppThunk<Promise<string | undefined>> {
  return async (dispatch) =>
    beforeOf(written) ?? dispatch(stateOf(written, false)).catch(() => undefined);
}

/** Undefined without an answer. */
export function hasEffect(written: Written): AppThunk<Promise<boolean | undefined>> {
  return async (dispatch) => {
    const state = await dispatch(stateOf(written, true)).catch(() => undefined);
    const before = beforeOf(written);
    return state === undefined ? undefined : before !== undefined && state !== before;
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
