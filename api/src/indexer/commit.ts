import type { Db } from '../database/database';
import { appendToStream } from '../database/stream';
import { upsert } from '../database/upsert';
import { applyEvents } from './apply';
import type { Range } from './chain-source';
import { lockCursor, type Cursor } from './cursor';
import { streamItems, type StreamItem } from './effects';
import { toRow } from './event-rows';
import type { GameEvent } from './events';
import type { Rows } from './reduce';
import { rememberBlocks } from './remembered-blocks';

/** Beyond this many at once, streams are told to read everything again instead. */
const mostStreamed = 500;
const tooMany: StreamItem = { event: 'resync', data: { reason: 'Many things happened at once.' } };
const latestRoundId = async (db: Db): Promise<number> => {
  const { id } = await db
    .selectFrom('rounds')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
};

const itemsOf = async (db: Db, events: readonly GameEvent[], rows: Rows, now: number) => {
  if (events.length > mostStreamed) return [tooMany];
  const items = streamItems(events, rows, await latestRoundId(db), now);
  return items.length > mostStreamed ? [tooMany] : items;
};

/** Writes a range, what derives from it and the new cursor, all or nothing. */
export const commitRange = async (
  db: Db,
  cursor: Cursor,
  { blocks, events }: Range,
  now: number,
): Promise<Cursor> => {
  const last = blocks.at(-1);
  if (last === undefined) return cursor;
  const changed = events.length > 0;
  const revision = cursor.revision + (changed ? 1 : 0);
  const next = { ...cursor, block: last.number, hash: last.hash, revision };
  await db.transaction().execute(async (transaction) => {
    await lockCursor(transaction, cursor);
    let items: StreamItem[] = [];
    if (changed) {
      await upsert(
        transaction,
        'events',
        ['chain_id', 'block_hash', 'log_index'],
        events.map((event) => toRow(cursor.chain_id, event)),
      );
      const rows = await applyEvents(transaction, events, revision);
      items = await itemsOf(transaction, events, rows, now);
    }
    await rememberBlocks(transaction, blocks, events);
    await transaction
      .updateTable('cursor')
      .set({ block: next.block, hash: next.hash, revision })
      .execute();
    await appendToStream(transaction, items);
  });
  return next;
};
