import { playerApi } from '../api/player';
import { readAgain } from '../api/read-again';
import { serverClock } from '../clock/server-clock';
import type { AppThunk } from '../store/create-store';
import { waitInSight } from '../visibility/wait-in-sight';
import { WalletError } from '../wallet/wallet-error';
import { CHANGED } from './follow-transaction';
import { transactionIndexed, type Transaction } from './transaction-slice';

const ASK_EVERY_MS = 2_000;

type Relayed = Extract<Transaction, { status: 'relaying' }>;

/**
 * Where the operator's answer was lost, what the API shows of the player decides: waits until it shows that the
 * prediction or the claim went through, and rejects where it does not after the operator's time is over.
 */
export function followRelayed(relayed: Omit<Relayed, 'status'>): AppThunk<Promise<void>> {
  return async (dispatch) => {
    while (!(await dispatch(hasGoneThrough(relayed)))) await waitInSight(ASK_EVERY_MS);
    dispatch(transactionIndexed({ id: relayed.id }));
    dispatch(readAgain(CHANGED));
  };
}

/** Without an answer, or while the player is signed out, nothing is decided. */
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
    if (!isDone && isOver) throw new WalletError('The operator did not send it in time.', false);
    return isDone;
  };
}
