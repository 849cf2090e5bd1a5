import { sql } from 'kysely';
import type { Block } from '../../chain/blocks';
import type { Db } from '../../infra/database/database';
import { appendToStream } from '../../infra/database/stream';
import { applyEvents } from './apply';
import { lockCursor, type Cursor } from './cursor';
import { fromRow } from './event-rows';

/** Rolls back everything above block `to` and rebuilds the affected rounds from the remaining events. */
export async function rollBack(
  db: Db,
  cursor: Cursor,
  to: Pick<Block, 'number' | 'hash'>,
  reason: string,
): Promise<Cursor> {
  const revision = cursor.revision + 1;
  const next = { ...cursor, block: to.number, hash: to.hash, revision, reset_revision: revision };
  await db.transaction().execute(async (transaction) => {
    await lockCursor(transaction, cursor);
    const gone = await transaction
      .deleteFrom('events')
      .where('block', '>', to.number)
      .returning('round_id')
      .execute();
    await transaction.deleteFrom('blocks').where('number', '>', to.number).execute();
    const ids = [...new Set(gone.map(({ round_id }) => round_id))];
    await rederive(transaction, ids, revision);
    const { block, hash, reset_revision } = next;
    await transaction
      .updateTable('cursor')
      .set({ block, hash, revision, reset_revision })
      .execute();
    const items = gone.length > 0 ? [{ event: 'resync', data: { reason } }] : [];
    await appendToStream(transaction, items);
  });
  return next;
}

async function rederive(db: Db, ids: readonly (number | null)[], revision: number) {
  const rounds = sql<number>`any(${sql.val(ids.filter((id) => id !== null))}::int[])`;
  await db.deleteFrom('predictions').where('round_id', '=', rounds).execute();
  await db.deleteFrom('rounds').where('id', '=', rounds).execute();
  if (ids.includes(null)) await db.deleteFrom('parameters').execute();
  const remaining = await db
    .selectFrom('events')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('round_id', '=', rounds),
        ...(ids.includes(null) ? [eb('round_id', 'is', null)] : []),
      ]),
    )
    .orderBy('block')
    .orderBy('log_index')
    .execute();
  await applyEvents(db, remaining.map(fromRow), revision);
}
