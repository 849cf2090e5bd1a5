import { id } from 'ethers';

/** A transaction of a Safe, as its Transaction Builder imports it. */
export interface SafeTransaction {
  to: string;
  /** Wei. */
  value: string;
  data: string;
}

/** The file that Safe's Transaction Builder imports and exports. */
export interface Batch {
  version: '1.0';
  chainId: string;
  /** Milliseconds. */
  createdAt: number;
  meta: {
    name: string;
    description: string;
    createdFromSafeAddress: string;
    checksum?: string;
  };
  transactions: SafeTransaction[];
}

/** The text whose hash is the checksum: each object as its sorted keys, then its values. */
function serialised(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialised).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const keys = JSON.stringify(entries.map(([key]) => key));
  return `{${keys}${entries.map(([, each]) => `${serialised(each)},`).join('')}}`;
}

/** Adds the checksum, without which the Transaction Builder warns of a changed file. */
export function withChecksum<File extends { meta: object }>(file: File): File {
  return { ...file, meta: { ...file.meta, checksum: id(serialised(file)) } };
}

interface Contents {
  chainId: number;
  safe: string;
  name: string;
  description: string;
  /** Milliseconds. */
  createdAt: number;
  transactions: readonly SafeTransaction[];
}

export function batchOf({ chainId, safe, name, description, createdAt, transactions }: Contents) {
  const batch: Batch = {
    version: '1.0',
    chainId: String(chainId),
    createdAt,
    meta: { name, description, createdFromSafeAddress: safe },
    transactions: transactions.map(({ to, value, data }) => ({ to, value, data })),
  };
  return withChecksum(batch);
}
