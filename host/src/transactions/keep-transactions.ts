import {
  followRelayed,
  followTransaction,
  readAgain,
  toastShown,
  toWalletError,
  transactionFailed,
  transactionsRestored,
  walletConnected,
  type AppThunk,
} from '@updown/shared';
import type { Listen } from '../app/listener';
import { isPending, storedTransactions, type PendingTransaction } from './stored-transactions';

/**
 * Keeps what is under way through a reload: it is stored while it changes, and followed again with the wallet. What
 * another tab has claimed or approved no event of the stream tells: it is read again once that is done.
 */
export function keepTransactions(listen: Listen): AppThunk {
  return (dispatch) => {
    const restored = storedTransactions.read();
    dispatch(transactionsRestored(restored));
    const waiting = new Set(restored.map(({ id }) => id));

    storedTransactions.onEndElsewhere(() => dispatch(readAgain(['Player', 'Token', 'Session'])));

    listen({
      predicate: (_action, state, before) => state.transactions !== before.transactions,
      effect: (_action, page) => storedTransactions.keep(page.getState().transactions),
    });

    listen({
      actionCreator: walletConnected,
      effect: ({ payload }, page) => {
        const pending = Object.values(page.getState().transactions).filter(isPending);
        for (const transaction of pending.filter(({ from }) => from === payload.address)) {
          if (waiting.delete(transaction.id)) void dispatch(resume(transaction));
        }
      },
    });
  };
}

function resume(transaction: PendingTransaction): AppThunk<Promise<void>> {
  const { id, summary } = transaction;
  return async (dispatch) => {
    try {
      await dispatch(
        transaction.status === 'relaying'
          ? followRelayed(transaction)
          : followTransaction(id, transaction.hash),
      );
    } catch (thrown) {
      const { message, rejected } = toWalletError(thrown, 'The transaction failed.');
      dispatch(transactionFailed({ id, error: message, rejected }));
      dispatch(toastShown({ type: 'error', title: summary, message }));
    }
  };
}
