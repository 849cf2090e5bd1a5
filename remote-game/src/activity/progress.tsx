import {
  explorerTransaction,
  isUnderWay,
  Notice,
  selectTransactions,
  useAppSelector,
  useConfigQuery,
  type RootState,
  type Transaction,
  type TransactionKind,
} from '@updown/shared';

const texts: Record<Transaction['status'], string | null> = {
  signing: 'Waiting for your signature',
  relaying: 'Sent, waiting for confirmation',
  sent: 'Sent, waiting for confirmation',
  confirmed: 'Confirmed, reading the new data',
  indexed: null,
  failed: null,
};

function underWay(state: RootState, kinds: readonly TransactionKind[]): Transaction | undefined {
  return Object.values(selectTransactions(state)).findLast(
    (transaction) =>
      transaction.from === state.wallet.address &&
      kinds.includes(transaction.kind) &&
      isUnderWay(transaction),
  );
}

/** How far a transaction is: signature, sent, confirmed. */
export function Progress({ kinds }: { kinds: readonly TransactionKind[] }) {
  const transaction = useAppSelector((state) => underWay(state, kinds));
  const { data: config } = useConfigQuery();
  if (transaction === undefined) return null;
  const { summary, status } = transaction;
  const explorer = config?.explorerUrl ?? null;
  return (
    <Notice tone="info">
      <span>
        <strong>{summary}</strong> — {texts[status]}…
      </span>
      {'hash' in transaction && explorer !== null && (
        <a
          href={explorerTransaction(explorer, transaction.hash ?? '')}
          target="_blank"
          rel="noreferrer"
        >
          View Transaction
        </a>
      )}
    </Notice>
  );
}
