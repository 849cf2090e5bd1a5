import { isEnding, roundOf, type GameEvent } from '../../game/events';
import type { Db } from '../../infra/database/database';
import { appendToStream } from '../../infra/database/stream';
import { upsert } from '../../infra/database/upsert';
import { applyEvents } from './apply';
import type { Range } from './chain-source';
import { hasStandings, lockCursor, type Cursor } from './cursor';
import { streamItems, type StreamItem } from './effects';
import { toRow } from './event-rows';
import type { Rows } from './reduce';
import { rememberBlocks } from './remembered-blocks';
import { addResults, type NewResult } from './standings';

/** If more changes happen at once, the streams send a resync instead. */
const MOST_STREAMED = 500;
const tooMany: StreamItem = {
  event: 'resync',
  data: { reason: 'Too many changes happened at once.' },
};

/** The bets in the rounds that end with these events, in the order of the rounds. */
function resultsOf(events: readonly GameEvent[], rows: Rows): NewResult[] {
  const ended = new Set(events.filter(isEnding).map(roundOf));
  return [...rows.predictions.values()]
    .flatMap((prediction): NewResult[] => {
      const round = ended.has(prediction.round_id) && rows.rounds.get(prediction.round_id);
      if (!round) return [];
      const { outcome, up_pool, down_pool, end_time } = round;
      return [{ ...prediction, outcome, up_pool, down_pool, end_time }];
    })
    .sort((a, b) => a.round_id - b.round_id);
}

async function latestRoundId(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('rounds')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

async function itemsOf(db: Db, events: readonly GameEvent[], rows: Rows, now: number) {
  if (events.length > MOST_STREAMED) return [tooMany];
  const items = streamItems(events, rows, await latestRoundId(db), now);
  return items.length > MOST_STREAMED ? [tooMany] : items;
}

/**
 * Writes a range, the rows derived from it and the new cursor in one transaction. Before it is committed, `willStream`
 * gets the id of the last row that it adds to the stream.
 */
export async function commitRange(
  db: Db,
  cursor: Cursor,
  { blocks, events }: Range,
  now: number,
  willStream: (lastRow: number) => void = () => {},
): Promise<Cursor> {
  const last = blocks.at(-1);
  if (last === undefined) return cursor;
  const changed = events.length > 0;
  const revision = cursor.revision + (changed ? 1 : 0);
  const isCounted = hasStandings(cursor);
  const standings_revision = isCounted ? revision : cursor.standings_revision;
  const next = {
    ...cursor,
    block: last.number,
    hash: last.hash,
    revision,
    standings_revision,
  };
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
      if (isCounted && events.some(isEnding)) {
        await addResults(transaction, resultsOf(events, rows));
      }
      items = await itemsOf(transaction, events, rows, now);
    }
    await rememberBlocks(transaction, blocks, events);
    await transaction
      .updateTable('cursor')
      .set({ block: next.block, hash: next.hash, revision, standings_revision })
      .execute();
    const lastRow = await appendToStream(transaction, items);
    if (lastRow !== undefined) willStream(lastRow);
  });
  return next;
}
