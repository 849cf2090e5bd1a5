import { isLost, type Lost, type RootState } from '@updown/shared';
import { siteStorage } from '../../browser-storage';

type Transactions = RootState['transactions'];
type Transaction = Transactions[string];
/** Sent, also by the operator, but not yet indexed, or lost: a reload must keep it. */
export type PendingTransaction = Extract<Transaction, { status: (typeof PENDING)[number] }> | Lost;

const PENDING = ['relaying', 'sent', 'confirmed'] as const;

/** Each transaction has its own item, so that tabs do not overwrite each other. */
const PREFIX = 'updown.transaction.';

export function isPending(transaction: Transaction): transaction is PendingTransaction {
  return isOneOf(PENDING, transaction.status) || isLost(transaction);
}

export const storedTransactions = {
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
