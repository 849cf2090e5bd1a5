import {
  explorerTransaction,
  belongsToWallet,
  isInProgress,
  Notice,
  selectTransactions,
  useAppSelector,
  useConfigQuery,
  type RootState,
  type Transaction,
  type TransactionKind,
  msg,
  type Text,
} from '@updown/shared';
import { t } from '../../texts/texts';

const texts: Record<Transaction['status'], Text | null> = {
  signing: msg('Waiting for your signature'),
  relaying: msg('Sent, waiting for confirmation'),
  sent: msg('Sent, waiting for confirmation'),
  confirmed: msg('Confirmed, updating the page'),
  indexed: null,
  failed: null,
};

function underWay(state: RootState, kinds: readonly TransactionKind[]): Transaction | undefined {
  return Object.values(selectTransactions(state)).findLast(
    (transaction) =>
      belongsToWallet(transaction, state.wallet) &&
      kinds.includes(transaction.kind) &&
      isInProgress(transaction),
  );
}

/** The progress of a transaction: signing, sent or confirmed. */
export function Progress({ kinds }: { kinds: readonly TransactionKind[] }) {
  const transaction = useAppSelector((state) => underWay(state, kinds));
  const { data: config } = useConfigQuery();
  if (transaction === undefined) return null;
  const { summary, status } = transaction;
  const text = texts[status];
  const explorer = config?.explorerUrl ?? null;
  return (
    <Notice tone="info">
      <span>
        <strong>{summary}</strong> — {text !== null && t(text)}…
      </span>
      {'hash' in transaction && explorer !== null && (
        <a
          href={explorerTransaction(explorer, transaction.hash ?? '')}
          target="_blank"
          rel="noreferrer"
        >
          {t('View Transaction')}
        </a>
      )}
    </Notice>
  );
}
