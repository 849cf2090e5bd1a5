import {
  failureOf,
  followLost,
  followRelayed,
  followTransaction,
  belongsToWallet,
  isLost,
  refetchTags,
  toastShown,
  toWalletError,
  transactionFailed,
  transactionsRestored,
  type AppThunk,
} from '@updown/shared';
import { t } from '../../../texts/texts';
import type { Listen } from '../../listener';
import { isPending, storedTransactions, type PendingTransaction } from './stored-transactions';

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
