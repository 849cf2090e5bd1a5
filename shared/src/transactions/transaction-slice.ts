import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TransactionDetails } from '../store/toast-slice';
import type { WalletState } from '../store/wallet-slice';

export type TransactionKind = 'start-round' | 'approve' | 'predict' | 'claim' | 'admin';

export interface TransactionBase {
  id: string;
  kind: TransactionKind;
  /** The sender. With `chainId`, identifies the wallet: one on another chain does not know the transaction. */
  from: string;
  chainId: number;
  /** The effect in words, for the user: 'Predict UP with 30,000 ION'. */
  summary: string;
  /** The summary in the past tense, after confirmation: 'Claimed 54,000 ION from Round #7'. Defaults to `summary`. */
  done?: string;
  roundId?: number;
}

/**
 * The one model for every write: the wallet signs it, it is sent, the chain confirms it, and the API shows it.
 * - `sent` also becomes `indexed` if only the effect is visible.
 * - `relaying`: the operator may send it until `until`, in milliseconds of game time. If the operator's answer is lost, the
 * transaction becomes `indexed` without a hash.
 * - `failed` has an error message for the user; `rejected` is true if the player declined.
 */
export type Transaction = TransactionBase &
  (
    | { status: 'signing' }
    | { status: 'relaying'; until: number }
    | { status: 'sent'; hash: string }
    | { status: 'confirmed'; hash: string; block: number; details: TransactionDetails }
    | { status: 'indexed'; hash?: string; block?: number; details?: TransactionDetails }
    | { status: 'failed'; hash?: string; error: string; rejected: boolean; errorName?: string }
  );

const none: Record<string, Transaction> = {};

export const transactionSlice = createSlice({
  name: 'transactions',
  initialState: none,
  reducers: {
    transactionSigning: (state, { payload }: PayloadAction<TransactionBase>) => {
      state[payload.id] = { ...payload, status: 'signing' };
    },
    transactionRelaying: (state, { payload }: PayloadAction<{ id: string; until: number }>) => {
      const known = state[payload.id];
      if (known) state[payload.id] = { ...baseOf(known), status: 'relaying', until: payload.until };
    },
    transactionSent: (state, { payload }: PayloadAction<{ id: string; hash: string }>) => {
      const known = state[payload.id];
      if (known) state[payload.id] = { ...baseOf(known), status: 'sent', hash: payload.hash };
    },
    transactionConfirmed: (
      state,
      {
        payload,
      }: PayloadAction<{ id: string; hash: string; block: number; details: TransactionDetails }>,
    ) => {
      const known = state[payload.id];
      if (known) state[payload.id] = { ...baseOf(known), ...payload, status: 'confirmed' };
    },
    transactionIndexed: (state, { payload }: PayloadAction<{ id: string }>) => {
      const known = state[payload.id];
      if (known?.status === 'confirmed') state[payload.id] = { ...known, status: 'indexed' };
      if (known?.status === 'relaying') state[payload.id] = { ...baseOf(known), status: 'indexed' };
      if (known?.status === 'sent') state[payload.id] = { ...known, status: 'indexed' };
    },
    transactionFailed: (
      state,
      {
        payload,
      }: PayloadAction<{
        id: string;
        error: string;
        rejected: boolean;
        errorName?: string;
      }>,
    ) => {
      const known = state[payload.id];
      if (!known) return;
      const sent = 'hash' in known && known.hash !== undefined ? { hash: known.hash } : {};
      state[payload.id] = { ...baseOf(known), ...sent, ...payload, status: 'failed' };
    },
    /** Restores the transactions that were in progress before a reload. */
    transactionsRestored: (state, { payload }: PayloadAction<Transaction[]>) => {
      for (const transaction of payload) state[transaction.id] ??= transaction;
    },
  },
  selectors: {
    selectTransactions: (state) => state,
  },
});

function baseOf(transaction: Transaction): TransactionBase {
  const { id, kind, from, chainId, summary, done, roundId } = transaction;
  return {
    id,
    kind,
    from,
    chainId,
    summary,
    ...(done !== undefined && { done }),
    ...(roundId !== undefined && { roundId }),
  };
}

export function isInProgress({ status }: Transaction): boolean {
  return status !== 'indexed' && status !== 'failed';
}

/** Whether the wallet is on the transaction's account and chain. */
export function belongsToWallet({ from, chainId }: Transaction, wallet: WalletState): boolean {
  return wallet.status === 'connected' && wallet.address === from && wallet.chainId === chainId;
}

export const {
  transactionSigning,
  transactionRelaying,
  transactionSent,
  transactionConfirmed,
  transactionIndexed,
  transactionFailed,
  transactionsRestored,
} = transactionSlice.actions;
export const { selectTransactions } = transactionSlice.selectors;
