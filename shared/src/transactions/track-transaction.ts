import { nanoid } from '@reduxjs/toolkit';
import type { AppDispatch, AppThunk } from '../store/create-store';
import type { WalletPort } from '../wallet/wallet';
import { toWalletError, WalletError } from '../wallet/wallet-error';
import { followTransaction } from './follow-transaction';
import {
  transactionFailed,
  transactionSent,
  transactionSigning,
  type TransactionBase,
  type TransactionKind,
} from './transaction-slice';

/** What a write is called, however it reaches the chain. */
export interface Write {
  kind: TransactionKind;
  /** What it does, for a person. */
  summary: string;
  /** The text of a failure that has none of its own, or none that a player should read. */
  fallback: string;
  roundId?: number;
}

export interface Sender {
  from: string;
  wallet: WalletPort;
  dispatch: AppDispatch;
  transaction: TransactionBase;
}

/** The hash is null where the operator sent it and its answer was lost. */
export type TransactionOutcome<Hash extends string | null = string | null> =
  { ok: true; hash: Hash } | { ok: false; error: WalletError };

/** Of which kinds the wallet's or the node's own words are passed on to the player. */
const passesOn: Record<TransactionKind, boolean> = {
  'start-round': true,
  claim: true,
  approve: false,
  predict: false,
  admin: true,
};

/**
 * The one life of every write: the player is asked, it is sent, the chain confirms it, the API shows it. `submit` brings
 * it to the chain and gives its hash, or null where the API shows it already. Resolves when it is confirmed; never
 * rejects.
 */
export function trackTransaction<Hash extends string | null>(
  { kind, summary, fallback, roundId }: Write,
  submit: (sender: Sender) => Promise<Hash>,
): AppThunk<Promise<TransactionOutcome<Hash>>> {
  return async (dispatch, getState, extra) => {
    const id = nanoid();
    const from = getState().wallet.address;
    try {
      if (from === null) throw new WalletError('Please connect your wallet first.', false);
      const round = roundId === undefined ? {} : { roundId };
      const transaction = { id, kind, from, summary, ...round };
      dispatch(transactionSigning(transaction));
      const hash = await submit({ from, wallet: extra.wallet(), dispatch, transaction });
      if (hash !== null) {
        dispatch(transactionSent({ id, hash }));
        await dispatch(followTransaction(id, hash));
      }
      return { ok: true, hash };
    } catch (thrown) {
      const error = toWalletError(thrown, fallback, passesOn[kind]);
      const { message, rejected, errorName } = error;
      const name = errorName === undefined ? {} : { errorName };
      dispatch(transactionFailed({ id, error: message, rejected, ...name }));
      return { ok: false, error };
    }
  };
}
