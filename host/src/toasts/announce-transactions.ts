import {
  explorerTransaction,
  isAwaited,
  systemApi,
  toastShown,
  TRANSACTION_TOAST_MS,
  transactionConfirmed,
  transactionIndexed,
  type Config,
  type UnknownAction,
} from '@updown/shared';
import { t } from '../../texts/texts';
import type { Listen } from '../listener';

/**
 * Shows one toast for each transaction that the chain confirms, or that the API reports without a receipt, unless the page that
 * sent it shows its success itself.
 */
export function announceTransactions(listen: Listen): void {
  listen({
    predicate: (action, _state, before) => {
      const id = endOf(action);
      const known = id === null ? undefined : before.transactions[id];
      return known !== undefined && isAwaited(known) && known.isShownInPlace !== true;
    },
    effect: (action, page) => {
      const id = endOf(action) ?? '';
      const { kind, summary = '', done = summary } = page.getState().transactions[id] ?? {};
      const { data: config } = systemApi.endpoints.config.select()(page.getState());
      page.dispatch(
        toastShown({
          type: 'success',
          ...(kind !== undefined && { kind }),
          title: t('Transaction Successful'),
          message: done,
          duration: TRANSACTION_TOAST_MS,
          ...(transactionConfirmed.match(action) && onChain(action.payload, config)),
        }),
      );
    },
  });
}

function endOf(action: UnknownAction): string | null {
  return transactionConfirmed.match(action) || transactionIndexed.match(action)
    ? action.payload.id
    : null;
}

type Confirmed = ReturnType<typeof transactionConfirmed>['payload'];

function onChain({ hash, details }: Confirmed, config: Config | undefined) {
  const explorer = config?.explorerUrl ?? null;
  const link = explorer !== null && { explorerUrl: explorerTransaction(explorer, hash) };
  return { txHash: hash, details, ...link };
}
