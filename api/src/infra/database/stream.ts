import { type Selectable, sql } from 'kysely';
import type { Db } from './database';
import type { StreamTable } from './tables';

/** The channel on which processes announce changes of the tables. */
export const CHANGES_CHANNEL = 'updown_changes';

const WRITERS_LOCK = 0x7570_7374;

/**
 * Appends rows to the stream within a transaction. Writers wait for each other, so that a row becomes visible only
 * after all rows with lower ids, and a reader that continues from the last id misses no row. Resolves to the last id.
 */
export async function appendToStream(
  transaction: Db,
  items: readonly { readonly event: string; readonly data: unknown }[],
): Promise<number | undefined> {
  let last: number | undefined;
  if (items.length > 0) {
    await sql`select pg_advisory_xact_lock(${sql.lit(WRITERS_LOCK)})`.execute(transaction);
    const rows = await transaction
      .insertInto('stream')
      .values(
        items.map(({ event, data }) => ({ at: Date.now(), event, data: JSON.stringify(data) })),
      )
      .returning('id')
      .execute();
    last = rows.at(-1)?.id;
  }
  await notifyChange(transaction);
  return last;
}

export async function notifyChange(db: Db): Promise<void> {
  await sql`select pg_notify(${CHANGES_CHANNEL}, '')`.execute(db);
}

export type StreamRow = Selectable<StreamTable>;

/** The rows of the stream after `id`, in order. */
export function streamAfter(db: Db, id: number): Promise<StreamRow[]> {
  return db.selectFrom('stream').selectAll().where('id', '>', id).orderBy('id').execute();
}

/** The last `count` rows of the stream, in order. */
export async function streamTail(db: Db, count: number): Promise<StreamRow[]> {
  const rows = await db
    .selectFrom('stream')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.reverse();
}
