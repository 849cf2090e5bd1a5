import type { Selectable } from 'kysely';
import type { Db } from './database';
import type { StreamTable } from './tables';

export type StreamRow = Selectable<StreamTable>;

/** What was sent after `id`, in order. */
export const streamAfter = (db: Db, id: number): Promise<StreamRow[]> =>
  db.selectFrom('stream').selectAll().where('id', '>', id).orderBy('id').execute();

/** The last `count` of what was sent, in order. */
export const streamTail = async (db: Db, count: number): Promise<StreamRow[]> => {
  const rows = await db
    .selectFrom('stream')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.reverse();
};
