import type { Kysely } from 'kysely';
import type { Tables } from './tables';

export type Db = Kysely<Tables>;

/** A place that only one process holds at a time. */
export interface Place {
  /** True as long as this process holds the place; it tries to take it if nobody does. */
  readonly hold: () => Promise<boolean>;
}

export interface Database {
  readonly db: Db;
  /** Held by the process that indexes and records prices. */
  readonly leadership: Place;
  /** Held by the process that is the keeper: not each that may lead may keep. */
  readonly keeping: Place;
  /** Calls `listener` soon after a transaction that notified `channel` was committed, by whichever process. */
  readonly listen: (channel: string, listener: () => void) => Promise<void>;
  readonly close: () => Promise<void>;
}
