import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { LeaderboardOrder, LeaderboardPage } from '../src/game/schemas/leaderboard';
import { PERIODS } from '../src/game/standing';
import type { Db } from '../src/infra/database/database';
import { openDatabase } from '../src/infra/database/open';
import type { Tables } from '../src/infra/database/tables';
import { recount } from '../src/state/indexer/standings';
import { createLeaderboard } from '../src/state/leaderboard/leaderboard';
import { startPostgres } from '../test/postgres';
import { fillYears, PREDICTIONS_PER_ROUND } from '../test/years';
import { median, milliseconds, printTable, quantile, whole } from './figures';

const PREDICTIONS = 1_000_000;
const PLAYERS = 50_000;
const WEEK = 7 * 86_400;
/** The time from 1 January 1970, a Thursday, to the end of the Sunday after it. */
const EPOCH_TO_SUNDAY = 4 * 86_400;
const REPEATED = 200;
const LIMIT = 50;
const orders: LeaderboardOrder[] = ['profit', 'return', 'volume', 'streak'];

/** Moves the rounds, so that the last one ends just before a day and a week do. */
async function endOnSunday(db: Db, rounds: number): Promise<void> {
  const late = ((rounds + 1) * 300 - EPOCH_TO_SUNDAY) % WEEK;
  await sql`update rounds set end_time = end_time - ${late + 1}::bigint`.execute(db);
}

/**
 * Measures the leaderboard over a million predictions. Every read counts as the first after a change, so that none comes
 * from memory.
 */
export async function measureLeaderboard(): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'updown-leaderboard-'));
  const postgres = await startPostgres(folder);
  const url = await postgres.database('updown');
  const { db, close } = await openDatabase({ DATABASE_DIR: '', DATABASE_URL: url });
  try {
    const rounds = PREDICTIONS / PREDICTIONS_PER_ROUND;
    // This pool has no statement time-out, unlike the API's own connections.
    const pool = new pg.Pool({ connectionString: url });
    const filling = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    await fillYears(filling, rounds, PLAYERS);
    await endOnSunday(filling, rounds);
    await filling.destroy();
    const begin = performance.now();
    await recount(db);
    const counted = performance.now() - begin;
    await sql`analyze standings`.execute(db);

    let revision = 0;
    const { end } = await db
      .selectFrom('rounds')
      .select(({ fn }) => fn.max('end_time').as('end'))
      .executeTakeFirstOrThrow();
    const clock = { now: () => (end ?? 0) * 1000 };
    const leaderboard = createLeaderboard(db, { revision: () => revision++ }, clock);
    const read = async (resource: ReturnType<typeof leaderboard.page>) =>
      JSON.parse((await resource).body.toString()) as LeaderboardPage;
    const all: number[] = [];
    const figuresOf = async (task: () => Promise<unknown>): Promise<string> => {
      const taken: number[] = [];
      for (let i = 0; i < REPEATED; i++) {
        const start = performance.now();
        await task();
        taken.push(performance.now() - start);
      }
      all.push(...taken);
      return `${milliseconds(median(taken))}, ${milliseconds(quantile(taken, 0.99))}`;
    };

    const figures: string[][] = [];
    for (const order of orders) {
      for (const period of PERIODS) {
        const asked = { order, period };
        let page = await read(leaderboard.page(asked, undefined, LIMIT));
        const { total } = page;
        // Past half of the players: the pages up to there are read in large steps.
        let position: string | undefined;
        for (let seen = 0; page.next !== null && seen < total / 2; seen += 100) {
          position = page.next;
          page = await read(leaderboard.page(asked, position, 100));
        }
        const deep = position;
        const address = page.data.at(-1)?.address ?? '';
        figures.push([
          `${order}, ${period}`,
          whole(total),
          await figuresOf(() => leaderboard.page(asked, undefined, LIMIT)),
          await figuresOf(() => leaderboard.page(asked, deep, LIMIT)),
          await figuresOf(() => leaderboard.place(asked, address)),
        ]);
      }
    }
    printTable(
      ['median, p99 of the leaderboard', 'players', 'first page', 'page in the middle', 'a place'],
      figures,
    );
    const predictions = whole(PREDICTIONS);
    return [
      [`p99 of the leaderboard, ${predictions} bets`, '≤ 50 ms', milliseconds(quantile(all, 0.99))],
      [`… counting it again, at an upgrade`, '', milliseconds(counted)],
    ];
  } finally {
    await close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
