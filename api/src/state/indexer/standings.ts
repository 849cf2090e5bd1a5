import { PERIODS } from '@updown/protocol/api/leaderboard';
import { sql } from 'kysely';
import {
  afterBet,
  NO_STANDING,
  startOf,
  type EndedBet,
  type Period,
  type Standing,
} from '../../game/standing';
import type { Db } from '../../infra/database/database';
import { upsert } from '../../infra/database/upsert';
import { hasStandings, lockCursor, type Cursor } from './cursor';

/**
 * The standings are a function of the rounds and predictions: for each period, the results of the rounds in the period
 * that the latest round with an outcome is in. So the tables stay small, and a past period costs nothing.
 */
export type Starts = Readonly<Record<Period, number>>;

/** Few enough for one statement. */
const BETS_PER_PAGE = 10_000;
const ROWS_PER_STATEMENT = 5_000;

/** The starts of the periods in the table; undefined while no round has an outcome. */
export async function startsOf(db: Db): Promise<Starts | undefined> {
  const latest = await db
    .selectFrom('rounds')
    .select('end_time')
    .where('outcome', '<>', 'Pending')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest === undefined) return undefined;
  const [day, week] = [startOf('day', latest.end_time), startOf('week', latest.end_time)];
  return { day, week, always: 0 };
}

/** Writes the standings of these players. */
async function write(
  db: Db,
  period: Period,
  since: number,
  standings: ReadonlyMap<string, Standing>,
): Promise<void> {
  const rows = [...standings].map(([player, standing]) => ({ period, since, player, ...standing }));
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const some = rows.slice(from, from + ROWS_PER_STATEMENT);
    await upsert(db, 'standings', ['period', 'since', 'player'], some);
  }
}

function anyOf(players: readonly string[]) {
  return sql<string>`any(${sql.val(players)}::text[])`;
}

/** The bets in rounds with an outcome that ended at or after `since`, in the order of the rounds. */
async function* betsSince(
  db: Db,
  since: number,
  players: readonly string[] | undefined,
): AsyncGenerator<EndedBet[]> {
  const { first } = await db
    .selectFrom('rounds')
    .select(({ fn }) => fn.min('id').as('first'))
    .where('end_time', '>=', since)
    .executeTakeFirstOrThrow();
  let after: Pick<EndedBet, 'round_id' | 'player'> | undefined = {
    round_id: (first ?? 0) - 1,
    player: 'z',
  };
  while (first !== null && after !== undefined) {
    let page = db
      .selectFrom('predictions')
      .innerJoin('rounds', 'rounds.id', 'predictions.round_id')
      .select(['round_id', 'player', 'up', 'amount', 'outcome', 'up_pool', 'down_pool'])
      .where('outcome', '<>', 'Pending')
      .where(sql<boolean>`(round_id, player) > (${after.round_id}, ${after.player})`)
      .orderBy('round_id')
      .orderBy('player')
      .limit(BETS_PER_PAGE);
    if (players !== undefined) page = page.where('player', '=', anyOf(players));
    const bets: EndedBet[] = await page.execute();
    yield bets;
    after = bets.length < BETS_PER_PAGE ? undefined : bets.at(-1);
  }
}

/** Counts a period again from the predictions: for some players, or for all. */
async function recountPeriod(db: Db, period: Period, since: number, players?: readonly string[]) {
  let old = db.deleteFrom('standings').where('period', '=', period);
  if (players !== undefined) old = old.where('player', '=', anyOf(players));
  await old.execute();
  const standings = new Map<string, Standing>();
  for await (const bets of betsSince(db, since, players)) {
    for (const bet of bets) {
      standings.set(bet.player, afterBet(standings.get(bet.player) ?? NO_STANDING, bet));
    }
  }
  await write(db, period, since, standings);
}

/** Counts all periods again: for some players, or for all. */
export async function recount(db: Db, players?: readonly string[]): Promise<void> {
  const starts = await startsOf(db);
  if (starts === undefined) await db.deleteFrom('standings').execute();
  else for (const period of PERIODS) await recountPeriod(db, period, starts[period], players);
}

/**
 * Counts the standings if they are not those of the tables: after the first reading of a game, which is faster without
 * them, and after a process of an earlier version has changed the tables.
 */
export async function countStandings(db: Db, cursor: Cursor): Promise<void> {
  if (hasStandings(cursor)) return;
  await db.transaction().execute(async (transaction) => {
    await lockCursor(transaction, cursor);
    await recount(transaction);
    await transaction.updateTable('cursor').set({ standings_revision: cursor.revision }).execute();
  });
}

/** Counts again after results of these players are gone. `before` are the starts before that. */
export async function recountAfterLoss(
  db: Db,
  before: Starts | undefined,
  players: readonly string[],
): Promise<void> {
  const starts = await startsOf(db);
  if (starts === undefined) return recount(db);
  for (const period of PERIODS) {
    const isSame = before?.[period] === starts[period];
    await recountPeriod(db, period, starts[period], isSame ? players : undefined);
  }
}

/** A bet with the end of its round. */
export type NewResult = EndedBet & { readonly end_time: number };

async function standingsIn(db: Db, period: Period, since: number, players: readonly string[]) {
  const rows = await db
    .selectFrom('standings')
    .selectAll()
    .where('period', '=', period)
    .where('since', '=', since)
    .where('player', '=', anyOf(players))
    .execute();
  return new Map<string, Standing>(rows.map((row) => [row.player, row]));
}

/** Adds the bets of the rounds that have just got an outcome, in the order of the rounds. */
export async function addResults(db: Db, results: readonly NewResult[]): Promise<void> {
  const starts = await startsOf(db);
  if (starts === undefined) return;
  const players = [...new Set(results.map(({ player }) => player))];
  /** Players with an earlier round that ends after a later one, as when a price is missing for a while. */
  const outOfOrder = new Set<string>();
  for (const period of PERIODS) {
    const since = starts[period];
    await db
      .deleteFrom('standings')
      .where('period', '=', period)
      .where('since', '<', since)
      .execute();
    const known = await standingsIn(db, period, since, players);
    const changed = new Map<string, Standing>();
    for (const bet of results) {
      if (startOf(period, bet.end_time) !== since) continue;
      const standing = changed.get(bet.player) ?? known.get(bet.player) ?? NO_STANDING;
      if (standing.last_round > bet.round_id) outOfOrder.add(bet.player);
      changed.set(bet.player, afterBet(standing, bet));
    }
    await write(db, period, since, changed);
  }
  if (outOfOrder.size > 0) await recount(db, [...outOfOrder]);
}
