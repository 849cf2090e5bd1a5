import type { RootState } from '@updown/shared';

type Transactions = RootState['transactions'];
type Transaction = Transactions[string];
/** Sent, also by the operator, but not yet visible in the data: what a reload must not forget. */
export type PendingTransaction = Extract<Transaction, { status: (typeof PENDING)[number] }>;

const PENDING = ['relaying', 'sent', 'confirmed'] as const;

/** Each has an item of its own, so that no tab writes over what another has under way. */
const PREFIX = 'updown.transaction.';

export function isPending(transaction: Transaction): transaction is PendingTransaction {
  return isOneOf(PENDING, transaction.status);
}

export const storedTransactions = {
  keep(transactions: Transactions): void {
    for (const transaction of Object.values(transactions)) {
      const key = PREFIX + transaction.id;
      if (isPending(transaction)) localStorage.setItem(key, JSON.stringify(transaction));
      else localStorage.removeItem(key);
    }
  },
  /** What is not as this version writes it is left out. */
  read(): PendingTransaction[] {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => parsed(localStorage.getItem(key))).filter(isWellFormed);
  },
  /** Calls back when a transaction of another tab has come to its end. */
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
  const { id, hash, until, kind, from, summary, status } = Object(value) as Record<string, unknown>;
  return (
    [id, kind, from, summary].every((field) => typeof field === 'string') &&
    isOneOf(PENDING, status) &&
    (status === 'relaying' ? typeof until === 'number' : typeof hash === 'string')
  );
}

const isOneOf = (known: readonly unknown[], value: unknown) => known.includes(value);
