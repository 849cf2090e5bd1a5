import {
  Button,
  explorerTransaction,
  belongsToWallet,
  isInProgress,
  Notice,
  selectTransactions,
  stopWaiting,
  useAppSelector,
  useConfigQuery,
  type RootState,
  type Transaction,
  type TransactionKind,
  msg,
  type Text,
} from '@updown/shared';
import { useEffect, useState } from 'react';
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

/** A wallet that has not answered after this time may never answer. */
const PATIENCE_MS = 20_000;

function StopWaiting({ id }: { id: string }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <Button onClick={() => stopWaiting(id)}>{t('Stop waiting')}</Button>;
}

/** The progress of a transaction: signing, sent or confirmed. */
export function Progress({ kinds }: { kinds: readonly TransactionKind[] }) {
  const transaction = useAppSelector((state) => underWay(state, kinds));
  const { data: config } = useConfigQuery();
  if (transaction === undefined) return null;
  const { summary, status, isBatch } = transaction;
  const text = texts[status];
  const explorer = config?.explorerUrl ?? null;
  return (
    <Notice tone="info">
      <span>
        <strong>{summary}</strong> — {text !== null && t(text)}…
      </span>
      {status === 'signing' && <StopWaiting key={transaction.id} id={transaction.id} />}
      {'hash' in transaction && transaction.hash && !isBatch && explorer !== null && (
        <a href={explorerTransaction(explorer, transaction.hash)} target="_blank" rel="noreferrer">
          {t('View Transaction')}
        </a>
      )}
    </Notice>
  );
}
