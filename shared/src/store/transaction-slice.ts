import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WalletError } from '../wallet/wallet-error';
import type { TransactionDetails } from './toast-slice';
import type { WalletState } from './wallet-slice';

/** `session` is Quick play's; `account` changes or empties a passkey's account. */
export type TransactionKind =
  | 'start-round'
  | 'approve'
  | 'predict'
  | 'claim'
  | 'limits'
  | 'session'
  | 'account'
  | 'admin';

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
  /** The page that sent it shows its success, so that a toast would repeat it. */
  isShownInPlace?: true;
  roundId?: number;
  /** An admin's command, as the audit log names it. */
  action?: string;
  /** The key that Quick play has after it; without one, Quick play ends. */
  key?: string;
  /** Its hash is the id of a batch of calls (EIP-5792). */
  isBatch?: true;
  /** What the write changes, as it was before; see `stateOf`. */
  before?: string;
}

/**
 * One model for every write: the wallet signs it, it is sent, the chain confirms it, and the API shows it.
 * `sent` becomes `indexed` too where only its effect can be read.
 * `relaying`: the operator may send it until `until`, in milliseconds of the game's clock; if its answer is lost, the
 * transaction becomes `indexed` without a hash. `failed` has an error text for a person; `rejected` is true if the player
 * declined. `lost`: since then, in milliseconds, nothing says how it ends; it becomes `indexed` if its effect still comes.
 */
export type Transaction = TransactionBase &
  (
    | { status: 'signing' }
    | { status: 'relaying'; until: number }
    | { status: 'sent'; hash: string }
    | { status: 'confirmed'; hash: string; block: number; details: TransactionDetails }
    | { status: 'indexed'; hash?: string; block?: number; details?: TransactionDetails }
    | ({ status: 'failed'; hash?: string } & Failure)
  );

interface Failure {
  error: string;
  rejected: boolean;
  errorName?: string;
  lost?: number;
}

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
    transactionBefore: (state, { payload }: PayloadAction<{ id: string; before: string }>) => {
      Object.assign(state[payload.id] ?? {}, payload);
    },
    transactionSent: (
      state,
      { payload }: PayloadAction<{ id: string; hash: string; isBatch?: true }>,
    ) => {
      const known = state[payload.id];
      if (known) state[payload.id] = { ...baseOf(known), ...payload, status: 'sent' };
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
      else if (known && isAwaited(known)) {
        state[payload.id] = { ...baseOf(known), ...hashOf(known), status: 'indexed' };
      }
    },
    transactionFailed: (state, { payload }: PayloadAction<Failure & { id: string }>) => {
      const known = state[payload.id];
      if (!known) return;
      const base = outlived(baseOf(known));
      state[payload.id] = { ...base, ...hashOf(known), ...payload, status: 'failed' };
    },
    /** Restores the transactions that were in progress before a reload. */
    transactionsRestored: (state, { payload }: PayloadAction<Transaction[]>) => {
      for (const transaction of payload) state[transaction.id] ??= outlived(transaction);
    },
  },
  selectors: {
    selectTransactions: (state) => state,
    selectHasLost: (state) => Object.values(state).some(isLost),
  },
});

/** The page no longer waits for its end, so that it cannot show a late success in place. */
function outlived<Kept extends TransactionBase>(transaction: Kept): Kept {
  const kept = { ...transaction };
  delete kept.isShownInPlace;
  return kept;
}

const BASE: Record<keyof TransactionBase, true> = {
  id: true,
  kind: true,
  from: true,
  chainId: true,
  summary: true,
  done: true,
  isShownInPlace: true,
  roundId: true,
  action: true,
  key: true,
  isBatch: true,
  before: true,
};

function baseOf(transaction: Transaction): TransactionBase {
  const fields = Object.entries(transaction).filter(([name]) => name in BASE);
  return Object.fromEntries(fields) as unknown as TransactionBase;
}

/** What the state keeps of an error. */
export function failureOf({ message, rejected, errorName, isLost }: WalletError): Failure {
  return {
    error: message,
    rejected,
    ...(errorName !== undefined && { errorName }),
    ...(isLost && { lost: Date.now() }),
  };
}

function hashOf(transaction: Transaction): { hash?: string } {
  return 'hash' in transaction && transaction.hash !== undefined ? { hash: transaction.hash } : {};
}

export type Lost = Extract<Transaction, { status: 'failed' }> & { lost: number };

export function isLost(transaction: Transaction): transaction is Lost {
  return transaction.status === 'failed' && transaction.lost !== undefined;
}

/** Whether it may still end as confirmed. */
export function isAwaited(transaction: Transaction): boolean {
  return ['sent', 'relaying'].includes(transaction.status) || isLost(transaction);
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
  transactionBefore,
  transactionRelaying,
  transactionSent,
  transactionConfirmed,
  transactionIndexed,
  transactionFailed,
  transactionsRestored,
} = transactionSlice.actions;
export const { selectTransactions, selectHasLost } = transactionSlice.selectors;
