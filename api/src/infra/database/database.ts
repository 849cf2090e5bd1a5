import type { Kysely } from 'kysely';
import type { Tables } from './tables';

export type Db = Kysely<Tables>;

/** A lease that only one process can hold at a time. */
export interface Lease {
  /**
   * Takes the lease if it is free, and renews it if this process holds it. Returns whether this process now holds it.
   */
  readonly acquire: () => Promise<boolean>;
  /**
   * How often this process has taken the lease. Undefined as soon as another process may hold the lease, for example
   * after this process was frozen.
   */
  readonly term: () => number | undefined;
}

export type Listen = (
  channel: string,
  heard: (payload: string) => void,
  missed: () => void,
) => Promise<void>;

export interface Database {
  readonly db: Db;
  /** Whether other processes may use the database at the same time. */
  readonly isShared: boolean;
  /** Held by the process that indexes and records prices. */
  readonly indexerLease: Lease;
  /** Held by the process that runs the keeper. A process may be able to index but not to run the keeper. */
  readonly keeperLease: Lease;
  /**
   * Calls `heard` soon after any process commits a transaction that notifies `channel`, and `missed` if notifications
   * may have been lost.
   */
  readonly listen: Listen;
  readonly close: () => Promise<void>;
}
