import {
  explorerTransaction,
  systemApi,
  toastShown,
  TRANSACTION_TOAST_MS,
  transactionConfirmed,
} from '@updown/shared';
import type { Listen } from '../app/listener';

/** Shows a toast for each transaction that the chain confirms, once. */
export function announceTransactions(listen: Listen): void {
  listen({
    predicate: (action, _state, before) =>
      transactionConfirmed.match(action) &&
      before.transactions[action.payload.id]?.status === 'sent',
    effect: (action, page) => {
      if (!transactionConfirmed.match(action)) return;
      const { id, hash, details } = action.payload;
      const { data: config } = systemApi.endpoints.config.select()(page.getState());
      const explorerUrl = config?.explorerUrl;
      page.dispatch(
        toastShown({
          type: 'success',
          title: 'Transaction Successful',
          message: page.getState().transactions[id]?.summary ?? '',
          duration: TRANSACTION_TOAST_MS,
          txHash: hash,
          details,
          ...(explorerUrl != null && { explorerUrl: explorerTransaction(explorerUrl, hash) }),
        }),
      );
    },
  });
}
