import {
  type AppThunk,
  belongsToWallet,
  failureOf,
  followLost,
  followRelayed,
  followTransaction,
  isLost,
  type Lost,
  refetchTags,
  type RootState,
  toastShown,
  toWalletError,
  transactionFailed,
  transactionsRestored,
} from '@updown/shared';
import { t } from '../../../texts/texts';
import { siteStorage } from '../../browser-storage';
import type { Listen } from '../../listener';

type Transactions = RootState['transactions'];
type Transaction = Transactions[string];
/** Sent, also by the operator, but not yet indexed, or lost: a reload must keep it. */
type PendingTransaction = Extract<Transaction, { status: (typeof PENDING)[number] }> | Lost;

const PENDING = ['relaying', 'sent', 'confirmed'] as const;

/** Each transaction has its own item, so that tabs do not overwrite each other. */
const PREFIX = 'updown.transaction.';

function isPending(transaction: Transaction): transaction is PendingTransaction {
  return isOneOf(PENDING, transaction.status) || isLost(transaction);
}

const storedTransactions = {
  save(transactions: Transactions): void {
    for (const transaction of Object.values(transactions)) {
      const key = PREFIX + transaction.id;
      if (isPending(transaction)) siteStorage.setItem(key, JSON.stringify(transaction));
      else siteStorage.removeItem(key);
    }
  },
  /** Removes malformed items and items from older versions, because a transaction without a chain cannot be followed. */
  read(): PendingTransaction[] {
    const keys = siteStorage.keys().filter((key) => key.startsWith(PREFIX));
    return keys.flatMap((key) => {
      const value = parsed(siteStorage.getItem(key));
      if (isWellFormed(value)) return value;
      siteStorage.removeItem(key);
      return [];
    });
  },
  /** Calls back when another tab's transaction has ended. */
  onEndElsewhere(callback: () => void): void {
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key?.startsWith(PREFIX) === true && newValue === null) callback();
    });
  },
};

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isWellFormed(value: unknown): value is PendingTransaction {
  const { id, hash, until, lost, kind, from, chainId, summary, status } = Object(value) as Record<
    string,
    unknown
  >;
  return (
    [id, kind, from, summary].every((field) => typeof field === 'string') &&
    typeof chainId === 'number' &&
    isWellFormedAs(status, { hash, until, lost })
  );
}

function isWellFormedAs(status: unknown, { hash, until, lost }: Record<string, unknown>): boolean {
  if (status === 'failed') return typeof lost === 'number';
  if (status === 'relaying') return typeof until === 'number';
  return isOneOf(PENDING, status) && typeof hash === 'string';
}

function isOneOf(known: readonly unknown[], value: unknown) {
  return known.includes(value);
}

/**
 * Stores pending transactions and follows them after a reload, once the wallet is on their account and chain. The event stream
 * does not report claims and approvals from another tab, so this tab refetches the data when one ends.
 */
export function persistTransactions(listen: Listen): AppThunk {
  return (dispatch) => {
    const restored = storedTransactions.read();
    dispatch(transactionsRestored(restored));
    const waiting = new Set(restored.map(({ id }) => id));

    storedTransactions.onEndElsewhere(() => dispatch(refetchTags(['Player', 'Token', 'Session'])));

    listen({
      predicate: (_action, state, before) => state.transactions !== before.transactions,
      effect: (_action, page) => storedTransactions.save(page.getState().transactions),
    });

    listen({
      predicate: (_action, state, before) => state.wallet !== before.wallet,
      effect: (_action, page) => {
        const { wallet, transactions } = page.getState();
        const pending = Object.values(transactions).filter(isPending);
        for (const transaction of pending.filter((sent) => belongsToWallet(sent, wallet))) {
          if (waiting.delete(transaction.id)) void dispatch(resume(transaction));
        }
      },
    });

    listen({
      actionCreator: transactionFailed,
      effect: ({ payload: { id } }, page) => {
        const failed = page.getState().transactions[id];
        if (failed !== undefined && isLost(failed)) void dispatch(followLost(failed));
      },
    });
  };
}

function resume(transaction: PendingTransaction): AppThunk<Promise<void>> {
  if (transaction.status === 'failed') return followLost(transaction);
  const { id, summary } = transaction;
  return async (dispatch) => {
    try {
      await dispatch(
        transaction.status === 'relaying'
          ? followRelayed(transaction)
          : followTransaction(transaction),
      );
    } catch (thrown) {
      const error = toWalletError(thrown, t('The transaction failed.'));
      dispatch(transactionFailed({ id, ...failureOf(error) }));
      dispatch(
        toastShown({
          type: 'error',
          kind: transaction.kind,
          title: summary,
          message: error.message,
        }),
      );
    }
  };
}
