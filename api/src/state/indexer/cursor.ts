import type { Selectable } from 'kysely';
import type { Block } from '../../chain/blocks';
import type { Db } from '../../infra/database/database';
import { appendToStream } from '../../infra/database/stream';
import type { CursorTable } from '../../infra/database/tables';
import { upsert } from '../../infra/database/upsert';

export type Cursor = Selectable<CursorTable>;

/** Another process has moved the cursor in the meantime. */
export class CursorMoved extends Error {}

export function readCursor(db: Db): Promise<Cursor | undefined> {
  return db.selectFrom('cursor').selectAll().executeTakeFirst();
}

/** Whether the standings are those of the tables. If not, they are counted once the index has caught up. */
export function hasStandings({ revision, standings_revision }: Cursor): boolean {
  return standings_revision === revision;
}

/** Prepares the tables for `game`, and empties them if they belonged to another game. */
export async function openIndex(
  db: Db,
  chainId: number,
  game: string,
  start: Pick<Block, 'number' | 'hash'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const cursor = await readCursor(transaction);
    if (cursor?.chain_id === chainId && cursor.game === game) return;
    const revision = (cursor?.revision ?? 0) + 1;
    const ofGame = [
      'events',
      'blocks',
      'rounds',
      'predictions',
      'parameters',
      'standings',
    ] as const;
    // Subscriptions hold a block of the old chain, and messages its rounds.
    for (const table of [...ofGame, 'push_messages', 'push_subscriptions'] as const) {
      await transaction.deleteFrom(table).execute();
    }
    const row = { chain_id: chainId, game, block: start.number, hash: start.hash };
    await upsert(
      transaction,
      'cursor',
      ['single'],
      [{ single: true, ...row, revision, reset_revision: revision, standings_revision: null }],
    );
    await appendToStream(transaction, []);
  });
}

/** Locks the cursor until the transaction ends. Throws `CursorMoved` if it differs from `expected`. */
export async function lockCursor(transaction: Db, expected: Cursor): Promise<void> {
  const cursor = await transaction.selectFrom('cursor').selectAll().forUpdate().executeTakeFirst();
  if (cursor?.hash !== expected.hash || cursor.revision !== expected.revision) {
    throw new CursorMoved('Another process has moved the cursor.');
  }
}
