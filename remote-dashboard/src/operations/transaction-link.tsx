import { explorerTransaction, shortHash, useConfigQuery } from '@updown/shared';

/** A shortened transaction hash, linked if the network has an explorer. */
export function TransactionLink({ hash }: { hash: string }) {
  const explorerUrl = useConfigQuery().data?.explorerUrl ?? null;
  if (explorerUrl === null) {
    return (
      <span title={hash} translate="no">
        {shortHash(hash)}
      </span>
    );
  }
  return (
    <a
      href={explorerTransaction(explorerUrl, hash)}
      target="_blank"
      rel="noreferrer"
      translate="no"
    >
      {shortHash(hash)}
    </a>
  );
}
