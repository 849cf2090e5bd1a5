import {
  PERIODS,
  type LeaderboardOrder,
  type LeaderboardPage,
} from '@updown/protocol/api/leaderboard';
import { sql } from 'kysely';
import type { Db } from '../../api/src/infra/database/database';
import { recount } from '../../api/src/state/indexer/standings';
import { createLeaderboard } from '../../api/src/state/leaderboard/leaderboard';
import { fillYears, PREDICTIONS_PER_ROUND } from '../../api/test/years';
import { median, quantile, rounded, timed, timesOf } from './figures';
import { withFilledTables } from './filled-tables';
import { unlessSmallest } from './smallest';

const ROUNDS = unlessSmallest(1_000_000, 1_000) / PREDICTIONS_PER_ROUND;
const PLAYERS = unlessSmallest(50_000, 50);
const WEEK = 7 * 86_400;
/** The time from 1 January 1970, a Thursday, to the end of the Sunday after it. */
const EPOCH_TO_SUNDAY = 4 * 86_400;
const REPEATED = unlessSmallest(200, 2);
const LIMIT = 50;
const orders: LeaderboardOrder[] = ['profit', 'return', 'volume', 'streak'];

/** The last round ends just before a day and a week do. */
async function fill(db: Db): Promise<void> {
  await fillYears(db, ROUNDS, PLAYERS);
  const late = ((ROUNDS + 1) * 300 - EPOCH_TO_SUNDAY) % WEEK;
  await sql`update rounds set end_time = end_time - ${late + 1}::bigint`.execute(db);
}

/** Every read counts as the first after a change, so that none comes from memory. */
async function measure(db: Db): Promise<void> {
  const counted = await timed(() => recount(db));
  await sql`analyze standings`.execute(db);
  let revision = 0;
  const { end } = await db
    .selectFrom('rounds')
    .select(({ fn }) => fn.max('end_time').as('end'))
    .executeTakeFirstOrThrow();
  const clock = { now: () => (end ?? 0) * 1000 };
  const { page, place } = createLeaderboard(
    db,
    { revision: () => revision++, named: (row) => row },
    clock,
  );
  const all: number[] = [];
  const medianOf = async (read: () => Promise<unknown>) => {
    const times = await timesOf(REPEATED, read);
    all.push(...times);
    return rounded(median(times));
  };
  const figures: Record<string, object> = {};
  for (const order of orders) {
    for (const period of PERIODS) {
      const asked = { order, period };
      const read = async (after?: string) =>
        JSON.parse((await page(asked, after, 100)).body.toString()) as LeaderboardPage;
      let last = await read();
      let middle: string | undefined;
      for (let seen = 0; last.next !== null && seen < last.total / 2; seen += 100) {
        middle = last.next;
        last = await read(middle);
      }
      figures[`${order}, ${period}`] = {
        players: last.total,
        'first page': await medianOf(() => page(asked, undefined, LIMIT)),
        'page in the middle': await medianOf(() => page(asked, middle, LIMIT)),
        'a place': await medianOf(() => place(asked, last.data.at(-1)?.address ?? '')),
      };
    }
  }
  console.log('\nThe leaderboard over a million predictions, medians in ms:');
  console.table(figures);
  console.log(`The p99 of all reads: ${rounded(quantile(all, 0.99))} ms (wanted: ≤ 50 ms).`);
  console.log(`Counting it again, at an upgrade: ${rounded(counted)} ms.`);
}

export async function measureLeaderboard(): Promise<void> {
  await withFilledTables(fill, measure);
}
