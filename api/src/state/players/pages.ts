import { sql } from 'kysely';
import type { Prediction } from '../../game/round';
import type { Db } from '../../infra/database/database';

export interface HistoryPage {
  /** Only predictions in this round. */
  readonly roundId?: number | undefined;
  /** Only predictions older than the one at this position: block and log index. */
  readonly before?: readonly [block: number, logIndex: number] | undefined;
  readonly limit: number;
}

/** Predictions of all players, newest first. */
export function historyPage(
  db: Db,
  { roundId, before, limit }: HistoryPage,
): Promise<Prediction[]> {
  let page = db
    .selectFrom('predictions')
    .selectAll()
    .orderBy('block', 'desc')
    .orderBy('log_index', 'desc')
    .limit(limit);
  if (roundId !== undefined) page = page.where('round_id', '=', roundId);
  if (before !== undefined) {
    // Cast to bigint, because a caller's number may be larger than any block number.
    const [block, logIndex] = before;
    page = page.where(sql<boolean>`(block, log_index) < (${block}::bigint, ${logIndex}::bigint)`);
  }
  return page.execute();
}

/** The predictions of a round with the times of their blocks, oldest first. */
export function entriesOf(db: Db, roundId: number) {
  return db
    .selectFrom('predictions')
    .innerJoin('blocks', 'blocks.number', 'predictions.block')
    .select(['predictions.up', 'predictions.block', 'predictions.log_index', 'blocks.time'])
    .where('round_id', '=', roundId)
    .orderBy('block')
    .orderBy('log_index')
    .execute();
}

export interface PlayerPage {
  /** Only predictions in rounds before this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A player's predictions, newest first. The address is in lower case. */
export function playerPage(db: Db, player: string, { before, limit }: PlayerPage) {
  const page = db
    .selectFrom('predictions')
    .selectAll()
    .where('player', '=', player)
    .orderBy('round_id', 'desc')
    .limit(limit);
  return (before === undefined ? page : page.where('round_id', '<', before)).execute();
}

export async function countOf(db: Db, player: string): Promise<number> {
  const { count } = await db
    .selectFrom('predictions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player', '=', player)
    .executeTakeFirstOrThrow();
  return count;
}
