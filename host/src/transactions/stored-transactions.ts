import type { RootState } from '@updown/shared';

type Transactions = RootState['transactions'];
type Transaction = Transactions[string];
/** Sent, also by the operator, but not yet visible in the data: what a reload must not forget. */
export type PendingTransaction = Extract<Transaction, { status: (typeof PENDING)[number] }>;

const PENDING = ['relaying', 'sent', 'confirmed'] as const;

const KEY = 'updown.transactions';

export function isPending(transaction: Transaction): transaction is PendingTransaction {
  return isOneOf(PENDING, transaction.status);
}

export const storedTransactions = {
  keep(transactions: Transactions): void {
    const pending = Object.values(transactions).filter(isPending);
    if (pending.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(pending));
  },
  /** What is not as this version writes it is left out. */
  read(): PendingTransaction[] {
    try {
      const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
      return Array.isArray(stored) ? stored.filter(isWellFormed) : [];
    } catch {
      return [];
    }
  },
};

function isWellFormed(value: unknown): value is PendingTransaction {
  const { id, hash, until, kind, from, summary, status } = Object(value) as Record<string, unknown>;
  return (
    [id, kind, from, summary].every((field) => typeof field === 'string') &&
    isOneOf(PENDING, status) &&
    (status === 'relaying' ? typeof until === 'number' : typeof hash === 'string')
  );
}

const isOneOf = (known: readonly unknown[], value: unknown) => known.includes(value);
