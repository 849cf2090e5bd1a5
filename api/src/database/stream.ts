import { sql } from 'kysely';
import type { Db } from './database';

/** What every process listens to: something in the tables has changed. */
export const changesChannel = 'updown_changes';

const writersLock = 0x7570_7374;

/**
 * Appends to what the event streams send, within a transaction. Writers wait for each other, so that a row becomes
 * visible only after all with lower ids: whoever reads on from the last id misses none.
 */
export const appendToStream = async (
  transaction: Db,
  items: readonly { readonly event: string; readonly data: unknown }[],
): Promise<void> => {
  if (items.length > 0) {
    await sql`select pg_advisory_xact_lock(${sql.lit(writersLock)})`.execute(transaction);
    await transaction
      .insertInto('stream')
      .values(
        items.map(({ event, data }) => ({ at: Date.now(), event, data: JSON.stringify(data) })),
      )
      .execute();
  }
  await notifyChange(transaction);
};

export const notifyChange = async (db: Db): Promise<void> => {
  await sql`select pg_notify(${changesChannel}, '')`.execute(db);
};
