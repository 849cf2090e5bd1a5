import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TransactionDetails } from '../toast/toast-slice';

export type TransactionKind = 'start-round' | 'approve' | 'predict' | 'claim' | 'admin';

export interface TransactionBase {
  id: string;
  kind: TransactionKind;
  /** The account that sends it. */
  from: string;
  /** What it does, for a person: 'Predict UP with 30,000 ION'. */
  summary: string;
  roundId?: number;
}

/**
 * One model for every write: the wallet is asked, the transaction is sent, the chain confirms it, and the API shows it.
 * `relaying`: the operator is asked to send it, and may do so until then, in milliseconds of the game's clock; where its
 * answer is lost, the transaction is `indexed` without a hash. `failed` ends it with a text for a person; `rejected`
 * marks that the player declined.
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
    /** Puts back what was under way when the page was left. */
    transactionsRestored: (state, { payload }: PayloadAction<Transaction[]>) => {
      for (const transaction of payload) state[transaction.id] ??= transaction;
    },
  },
  selectors: {
    selectTransactions: (state) => state,
  },
});

function baseOf({ id, kind, from, summary, roundId }: Transaction): TransactionBase {
  return { id, kind, from, summary, ...(roundId === undefined ? {} : { roundId }) };
}

export function isUnderWay({ status }: Transaction): boolean {
  return status !== 'indexed' && status !== 'failed';
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
