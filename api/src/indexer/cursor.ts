import type { Selectable } from 'kysely';
import type { Block } from '../chain/blocks';
import type { Db } from '../database/database';
import { appendToStream } from '../database/stream';
import type { CursorTable } from '../database/tables';
import { upsert } from '../database/upsert';

export type Cursor = Selectable<CursorTable>;

/** Another process has written meanwhile. */
export class CursorMoved extends Error {}

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

/** Holds the index until the transaction ends, if it still stands where `expected` says. */
export const lockCursor = async (transaction: Db, expected: Cursor): Promise<void> => {
  const cursor = await transaction.selectFrom('cursor').selectAll().forUpdate().executeTakeFirst();
  if (cursor?.hash !== expected.hash || cursor.revision !== expected.revision)
    throw new CursorMoved('Another process has indexed meanwhile.');
};
