import { nanoid } from '@reduxjs/toolkit';
import { t } from '../../texts/texts';
import { explainError } from '../evm/explain-error';
import type { AppDispatch, AppThunk } from '../store/root-state';
import {
  failureOf,
  transactionFailed,
  transactionSent,
  transactionSigning,
  type TransactionBase,
  type TransactionKind,
} from '../store/transaction-slice';
import type { WalletPort } from '../wallet/wallet';
import { WalletError } from '../wallet/wallet-error';
import { stateBefore } from './effect-of';
import { followTransaction } from './follow-transaction';
import { waitingForWallet } from './stop-waiting';

/** The description of a write, however it reaches the chain. */
export interface Write {
  kind: TransactionKind;
  /** The effect in words, for the user: 'Predict UP with 30,000 ION'. */
  summary: string;
  /** The summary in the past tense, for the toast; defaults to `summary`. */
  done?: string;
  /** The page that sends it shows its success, so that a toast would repeat it. */
  isShownInPlace?: true;
  /** Replaces an error message that is empty or not meant for players. */
  fallback: string;
  roundId?: number;
  /** An admin's command, as the audit log names it. */
  action?: string;
}

export interface Sender {
  from: string;
  wallet: WalletPort;
  dispatch: AppDispatch;
  transaction: TransactionBase;
}

/** The hash is null if the operator sent the transaction and the answer was lost. */
export type TransactionOutcome<Hash extends string | null = string | null> =
  | { ok: true; hash: Hash }
  | { ok: false; error: WalletError };

/** The kinds of transaction for which the player sees the original error message of the wallet or node. */
const passesOn: Record<TransactionKind, boolean> = {
  'start-round': true,
  claim: true,
  approve: false,
  predict: false,
  limits: true,
  admin: true,
};

/**
 * The lifecycle of every write: the player approves it, it is sent, the chain confirms it, the API shows it. `submit` sends
 * the write and returns its hash, or null if the API already shows it. Resolves when the write is confirmed, or when the
 * player stops waiting for the wallet; never rejects.
 */
export function trackTransaction<Hash extends string | null>(
  { kind, summary, done, isShownInPlace, fallback, roundId, action }: Write,
  submit: (sender: Sender) => Promise<Hash>,
): AppThunk<Promise<TransactionOutcome<Hash>>> {
  return async (dispatch, getState, extra) => {
    const id = nanoid();
    const { address: from, chainId } = getState().wallet;
    const fail = async (thrown: unknown) => {
      const error = await explainError(thrown, fallback, passesOn[kind]);
      dispatch(transactionFailed({ id, ...failureOf(error) }));
      return { ok: false, error } as const;
    };
    if (from === null || chainId === null) {
      return fail(new WalletError(t('Please connect your wallet first.'), false));
    }
    const transaction = {
      id,
      kind,
      from,
      chainId,
      summary,
      ...(done !== undefined && { done }),
      ...(isShownInPlace !== undefined && { isShownInPlace }),
      ...(roundId !== undefined && { roundId }),
      ...(action !== undefined && { action }),
    };
    const work = async () => {
      dispatch(transactionSigning(transaction));
      const reading = dispatch(stateBefore(transaction));
      const hash = await submit({ from, wallet: extra.wallet(), dispatch, transaction });
      if (hash !== null) {
        // Recorded at once: while the API is down, the read takes ten seconds, and a reload would lose the hash.
        dispatch(transactionSent({ id, hash }));
        const before = await reading;
        const sent = { id, hash, ...(before !== undefined && { before }) };
        if (before !== undefined) dispatch(transactionSent(sent));
        await dispatch(followTransaction({ ...transaction, ...sent }));
      }
      return { ok: true, hash } as const;
    };
    const stopped = new Promise<WalletError>((resolve) => {
      waitingForWallet.set(id, () => {
        if (getState().transactions[id]?.status !== 'signing') return;
        resolve(new WalletError(t('You stopped waiting. A late answer still counts.'), true));
      });
    });
    // The work continues after a stop, so that a late answer is handled like a timely one.
    return Promise.race([work().catch(fail), stopped.then(fail)]).finally(() =>
      waitingForWallet.delete(id),
    );
  };
}
