import { sql } from 'kysely';
import type { Block } from '../../chain/blocks';
import { isEnding } from '../../game/events';
import type { Db } from '../../infra/database/database';
import { appendToStream } from '../../infra/database/stream';
import { applyEvents } from './apply';
import { type Cursor, hasStandings, lockCursor } from './cursor';
import { fromRow } from './event-rows';
import { recountAfterLoss, startsOf } from './standings';

type Known = Pick<Block, 'number' | 'hash'>;

/** Most reorgs are shallow, so the first request compares this many of the latest blocks. */
const AT_ONCE = 64;

/**
 * The latest block of `known` (latest first) that the chain still has. A chain that has a block has all blocks before
 * it too, so a binary search finds an older ancestor.
 */
export async function findAncestor(
  known: readonly Known[],
  blocksOnChain: (numbers: readonly number[]) => Promise<readonly (Block | null)[]>,
): Promise<Known | undefined> {
  const isOnChain = async (blocks: readonly Known[]) => {
    const found = await blocksOnChain(blocks.map(({ number }) => number));
    return blocks.map(({ hash }, index) => found[index]?.hash === hash);
  };
  const latest = known.slice(0, AT_ONCE);
  const match = (await isOnChain(latest)).indexOf(true);
  if (match >= 0) return latest[match];

  let low = latest.length;
  let high = known.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const [isThere] = await isOnChain(known.slice(middle, middle + 1));
    if (isThere === true) high = middle;
    else low = middle + 1;
  }
  return known[low];
}

/** Rolls back everything above block `to` and rebuilds the affected rounds from the remaining events. */
export async function rollBack(
  db: Db,
  cursor: Cursor,
  to: Pick<Block, 'number' | 'hash'>,
  reason: string,
): Promise<Cursor> {
  const revision = cursor.revision + 1;
  const isCounted = hasStandings(cursor);
  const next = {
    ...cursor,
    block: to.number,
    hash: to.hash,
    revision,
    reset_revision: revision,
    standings_revision: isCounted ? revision : cursor.standings_revision,
  };
  await db.transaction().execute(async (transaction) => {
    await lockCursor(transaction, cursor);
    const gone = await transaction
      .deleteFrom('events')
      .where('block', '>', to.number)
      .returning(['round_id', 'name'])
      .execute();
    await transaction.deleteFrom('blocks').where('number', '>', to.number).execute();
    const ids = [...new Set(gone.map(({ round_id }) => round_id))];
    const starts = await startsOf(transaction);
    const losers = await playersIn(
      transaction,
      gone.filter(isEnding).map(({ round_id }) => round_id),
    );
    await rederive(transaction, ids, revision);
    if (isCounted && gone.some(isEnding)) await recountAfterLoss(transaction, starts, losers);
    const { block, hash, reset_revision, standings_revision } = next;
    await transaction
      .updateTable('cursor')
      .set({ block, hash, revision, reset_revision, standings_revision })
      .execute();
    const items = gone.length > 0 ? [{ event: 'resync', data: { reason } }] : [];
    await appendToStream(transaction, items);
  });
  return next;
}

function anyOf(ids: readonly (number | null)[]) {
  return sql<number>`any(${sql.val(ids.filter((id) => id !== null))}::int[])`;
}

async function playersIn(db: Db, rounds: readonly (number | null)[]): Promise<string[]> {
  const rows = await db
    .selectFrom('predictions')
    .select('player')
    .distinct()
    .where('round_id', '=', anyOf(rounds))
    .execute();
  return rows.map(({ player }) => player);
}

async function rederive(db: Db, ids: readonly (number | null)[], revision: number) {
  const rounds = anyOf(ids);
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
