import type { Selectable } from 'kysely';
import type { Db } from './database';
import type { StreamTable } from './tables';

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
