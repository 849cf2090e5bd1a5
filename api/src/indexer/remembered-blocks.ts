import { sql } from 'kysely';
import type { Block } from '../chain/blocks';
import type { Db } from '../database/database';
import { upsert } from '../database/upsert';
import type { GameEvent } from './events';

/** How many blocks without events are kept, to know the chain again by. */
const rememberedBlocks = 2048;

/** Keeps every block with events, and of the others the latest. */
export const rememberBlocks = async (db: Db, blocks: Block[], events: readonly GameEvent[]) => {
  const last = blocks.at(-1)?.number ?? 0;
  const withEvents = new Set(events.map(({ block }) => block));
  const kept = blocks.filter(
    ({ number }) => withEvents.has(number) || number > last - rememberedBlocks,
  );
  const rows = kept.map(({ number, hash, parentHash, time }) => ({
    number,
    hash,
    parent_hash: parentHash,
    time,
  }));
  await upsert(db, 'blocks', ['number'], rows);
  if (Math.floor(last / 256) === Math.floor(((blocks[0]?.number ?? 0) - 1) / 256)) return;
  await sql`delete from blocks where number <= ${last - rememberedBlocks}
    and not exists (select from events where events.block = blocks.number)`.execute(db);
};

/** The blocks by which a common ancestor can be found, latest first. */
export const rememberedUpTo = (db: Db, number: number) =>
  db
    .selectFrom('blocks')
    .select(['number', 'hash'])
    .where('number', '<=', number)
    .orderBy('number', 'desc')
    .execute();

export const lastRememberedUpTo = (db: Db, number: number) =>
  db
    .selectFrom('blocks')
    .select(['number', 'hash'])
    .where('number', '<=', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
