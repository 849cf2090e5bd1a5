import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Block } from '../chain/blocks';
import type { Db } from '../database/database';
import { appendToStream } from '../database/stream';
import type { CursorTable, EventsTable } from '../database/tables';
import { upsert } from '../database/upsert';
import type { Range } from './chain-source';
import { streamItems, type StreamItem } from './effects';
import { roundOf, type GameEvent } from './events';
import { emptyRows, predictionKey, reduce, type Rows } from './reduce';

export type Cursor = Selectable<CursorTable>;

/** Another process has written meanwhile. */
export class CursorMoved extends Error {}

/** Beyond this many at once, streams are told to read everything again instead. */
const mostStreamed = 500;
const tooMany: StreamItem = { event: 'resync', data: { reason: 'Many things happened at once.' } };
/** How many blocks without events are kept, to know the chain again by. */
const rememberedBlocks = 2048;

export const readCursor = (db: Db): Promise<Cursor | undefined> =>
  db.selectFrom('cursor').selectAll().executeTakeFirst();

/** Makes the tables those of `game`, empty if they were another's. */
export const openIndex = async (
  db: Db,
  chainId: number,
  game: string,
  start: Pick<Block, 'number' | 'hash'>,
): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    const cursor = await readCursor(transaction);
    if (cursor?.chain_id === chainId && cursor.game === game) return;
    const revision = (cursor?.revision ?? 0) + 1;
    for (const table of ['events', 'blocks', 'rounds', 'predictions', 'parameters'] as const)
      await transaction.deleteFrom(table).execute();
    const row = { chain_id: chainId, game, block: start.number, hash: start.hash };
    await upsert(
      transaction,
      'cursor',
      ['single'],
      [{ single: true, ...row, revision, reset_revision: revision }],
    );
    await appendToStream(transaction, []);
  });
};

const toRow = (chainId: number, event: GameEvent) => ({
  chain_id: chainId,
  block_hash: event.blockHash,
  log_index: event.logIndex,
  block: event.block,
  transaction_hash: event.transactionHash,
  name: event.name,
  round_id: roundOf(event),
  args: event.args,
});

/** The amounts of an event, which JSON holds as text. */
const bigArguments = new Set([
  'priceAtStart',
  'minimumDeposit',
  'maximumDeposit',
  'amount',
  'upPool',
  'downPool',
  'priceAtEnd',
  'burned',
  'payout',
]);

const fromRow = (row: Selectable<EventsTable>): GameEvent => {
  const args = Object.entries(row.args).map(([name, value]) => [
    name,
    bigArguments.has(name) ? BigInt(value) : value,
  ]);
  return {
    name: row.name,
    args: Object.fromEntries(args) as object,
    block: row.block,
    blockHash: row.block_hash,
    logIndex: row.log_index,
    transactionHash: row.transaction_hash,
  } as GameEvent;
};

/** The rows that `events` build on. */
const loadRows = async (db: Db, events: readonly GameEvent[]): Promise<Rows> => {
  const rows = emptyRows();
  for (const { name, value } of await db.selectFrom('parameters').selectAll().execute())
    rows.parameters.set(name, value);
  const ids = [...new Set(events.map(roundOf).filter((id) => id !== null))];
  if (ids.length === 0) return rows;
  const withPrevious = [...new Set(ids.flatMap((id) => [id, id - 1]))];
  const rounds = await db
    .selectFrom('rounds')
    .selectAll()
    .where('id', '=', sql<number>`any(${sql.val(withPrevious)}::int[])`)
    .execute();
  for (const { revision: _, ...round } of rounds) rows.rounds.set(round.id, round);
  const settled = events.filter(({ name }) => name !== 'PredictionMade' && name !== 'RoundStarted');
  const settledIds = [...new Set(settled.map(roundOf).filter((id) => id !== null))];
  if (settledIds.length === 0) return rows;
  const predictions = await db
    .selectFrom('predictions')
    .selectAll()
    .where('round_id', '=', sql<number>`any(${sql.val(settledIds)}::int[])`)
    .execute();
  for (const prediction of predictions)
    rows.predictions.set(predictionKey(prediction.round_id, prediction.player), prediction);
  return rows;
};

/** Applies `events` to the tables; returns the rows after them. */
const applyEvents = async (db: Db, events: readonly GameEvent[], revision: number) => {
  const rows = await loadRows(db, events);
  const rounds = new Map(rows.rounds);
  const predictions = new Map(rows.predictions);
  reduce(rows, events);
  const changedRounds = [...rows.rounds].filter(([id, round]) => rounds.get(id) !== round);
  const changedPredictions = [...rows.predictions].filter(
    ([key, prediction]) => predictions.get(key) !== prediction,
  );
  await upsert(
    db,
    'rounds',
    ['id'],
    changedRounds.map(([, round]) => ({ ...round, revision })),
  );
  await upsert(
    db,
    'predictions',
    ['round_id', 'player'],
    changedPredictions.map(([, row]) => row),
  );
  await upsert(
    db,
    'parameters',
    ['name'],
    [...rows.parameters].map(([name, value]) => ({ name, value })),
  );
  return rows;
};

const latestRoundId = async (db: Db): Promise<number> => {
  const { id } = await db
    .selectFrom('rounds')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
};

const lockCursor = async (transaction: Db, expected: Cursor): Promise<void> => {
  const cursor = await transaction.selectFrom('cursor').selectAll().forUpdate().executeTakeFirst();
  if (cursor?.hash !== expected.hash || cursor.revision !== expected.revision)
    throw new CursorMoved('Another process has indexed meanwhile.');
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
      const all = streamItems(events, rows, await latestRoundId(transaction), now);
      items = all.length > mostStreamed ? [tooMany] : all;
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

/** Keeps every block with events, and of the others the latest. */
const rememberBlocks = async (db: Db, blocks: Block[], events: readonly GameEvent[]) => {
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

/** Takes back all that is above the block `to`: what rounds lose events is derived anew from those that stay. */
export const rollBack = async (
  db: Db,
  cursor: Cursor,
  to: Pick<Block, 'number' | 'hash'>,
  reason: string,
): Promise<Cursor> => {
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
};

const rederive = async (db: Db, ids: readonly (number | null)[], revision: number) => {
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
};
