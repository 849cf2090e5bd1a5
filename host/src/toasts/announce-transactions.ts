import {
  explorerTransaction,
  systemApi,
  toastShown,
  TRANSACTION_TOAST_MS,
  transactionConfirmed,
  transactionIndexed,
  type Config,
  type UnknownAction,
} from '@updown/shared';
import type { Listen } from '../app/listener';

/** Shows a toast for each transaction that the chain confirms, or of which only the data tells, once. */
export function announceTransactions(listen: Listen): void {
  listen({
    predicate: (action, _state, before) => {
      const id = endOf(action);
      return id !== null && ['sent', 'relaying'].includes(before.transactions[id]?.status ?? '');
    },
    effect: (action, page) => {
      const id = endOf(action) ?? '';
      const { data: config } = systemApi.endpoints.config.select()(page.getState());
      page.dispatch(
        toastShown({
          type: 'success',
          title: 'Transaction Successful',
          message: page.getState().transactions[id]?.summary ?? '',
          duration: TRANSACTION_TOAST_MS,
          ...(transactionConfirmed.match(action) && onChain(action.payload, config)),
        }),
      );
    },
  });
}

const endOf = (action: UnknownAction): string | null =>
  transactionConfirmed.match(action) || transactionIndexed.match(action) ? action.payload.id : null;

type Confirmed = ReturnType<typeof transactionConfirmed>['payload'];

function onChain({ hash, details }: Confirmed, config: Config | undefined) {
  const explorer = config?.explorerUrl ?? null;
  const link = explorer !== null && { explorerUrl: explorerTransaction(explorer, hash) };
  return { txHash: hash, details, ...link };
}
