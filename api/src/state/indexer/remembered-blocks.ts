import { sql } from 'kysely';
import type { Block } from '../../chain/blocks';
import type { GameEvent } from '../../game/events';
import type { Db } from '../../infra/database/database';
import { upsert } from '../../infra/database/upsert';

/** The number of blocks without events that are kept to detect reorgs. */
const REMEMBERED_BLOCKS = 2048;
const TIDY_EVERY = 256;

/** Stores every block with events, and the latest blocks without events. */
export async function rememberBlocks(db: Db, blocks: Block[], events: readonly GameEvent[]) {
  const first = blocks[0]?.number ?? 0;
  const last = blocks.at(-1)?.number ?? 0;
  const withEvents = new Set(events.map(({ block }) => block));
  const kept = blocks.filter(
    ({ number }) => withEvents.has(number) || number > last - REMEMBERED_BLOCKS,
  );
  const rows = kept.map(({ number, hash, parentHash, time }) => ({
    number,
    hash,
    parent_hash: parentHash,
    time,
  }));
  await upsert(db, 'blocks', ['number'], rows);
  const tidied = Math.floor((first - 1) / TIDY_EVERY) * TIDY_EVERY;
  if (last < tidied + TIDY_EVERY) return;
  // Older blocks have already been deleted; scanning from the start could mean millions of rows.
  await sql`delete from blocks
    where number > ${tidied - REMEMBERED_BLOCKS} and number <= ${last - REMEMBERED_BLOCKS}
    and not exists (select from events where events.block = blocks.number)`.execute(db);
}

/** The latest stored blocks up to `number`, latest first, for the search for a common ancestor. */
export function rememberedUpTo(db: Db, number: number, most: number) {
  return db
    .selectFrom('blocks')
    .select(['number', 'hash'])
    .where('number', '<=', number)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
}

export function lastRememberedUpTo(db: Db, number: number) {
  return db
    .selectFrom('blocks')
    .select(['number', 'hash'])
    .where('number', '<=', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
