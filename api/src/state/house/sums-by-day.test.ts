import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '../../../test/postgres';
import { seededRandom } from '../../../test/random';
import { randomGame } from '../../../test/random-game';
import { payout } from '../../game/payout';
import type { Database } from '../../infra/database/database';
import { openDatabase } from '../../infra/database/open';
import { upsert } from '../../infra/database/upsert';
import { sumsByDay } from './house';

jest.setTimeout(60_000);

const DAY = 86_400;
const FIRST_DAY = 20_000;
const players = Array.from({ length: 6 }, (_, index) => `0x${`0${index}`.repeat(20)}`);
const random = seededRandom(9);

// About eleven rounds a day; the first round ends at midnight.
const game = randomGame(random, players, 120).map(({ round, bets }, index) => ({
  bets,
  round: {
    ...round,
    end_time: FIRST_DAY * DAY + index * 7_919,
    burned: round.outcome === 'Up' ? BigInt(random.between(0, 1000)) : 0n,
  },
}));

/** The same sums, counted in the plainest way: for one day, or for all days from `first` on. */
function counted(first: number, day?: number) {
  const own = game.filter(({ round, bets }) => {
    const ended = Math.floor(round.end_time / DAY);
    const fits = day === undefined ? ended >= first : ended === day;
    return fits && round.outcome !== 'Pending' && bets.length > 0;
  });
  const bets = own.flatMap(({ round, bets: all }) => all.map((bet) => ({ round, bet })));
  const isRefund = ({ round }: (typeof bets)[number]) => ['Draw', 'Void'].includes(round.outcome);
  const paid = (some: typeof bets) =>
    some.reduce((sum, { bet, round }) => sum + payout(bet, round), 0n);
  return {
    rounds: own.length,
    players: new Set(bets.map(({ bet }) => bet.player)).size,
    stakes: bets.reduce((sum, { bet }) => sum + bet.amount, 0n),
    payouts: paid(bets.filter((bet) => !isRefund(bet))),
    refunds: paid(bets.filter(isRefund)),
    burned: own.reduce((sum, { round }) => sum + round.burned, 0n),
  };
}

let folder: string;
let postgres: Postgres;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-house-'));
  postgres = await startPostgres(folder);
  const url = await postgres.database('updown');
  database = await openDatabase({ DATABASE_DIR: '', DATABASE_URL: url });
  const rounds = game.map(({ round }) => ({ ...round, revision: 1 }));
  await upsert(database.db, 'rounds', ['id'], rounds);
  const bets = game.flatMap(({ bets: all }) => all);
  await upsert(database.db, 'predictions', ['round_id', 'player'], bets);
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

test.each([FIRST_DAY, FIRST_DAY + 4])(
  'the sums from day %i on equal a count of every bet',
  async (first) => {
    const rows = await sumsByDay(database.db, first);
    const last = Math.floor((game.at(-1)?.round.end_time ?? 0) / DAY);
    const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    expect(days.length).toBeGreaterThan(5);
    expect(rows).toEqual([
      ...days.map((day) => ({ day, ...counted(first, day) })),
      { day: null, ...counted(first) },
    ]);
  },
);

test('a period without a round has no rows', async () => {
  expect(await sumsByDay(database.db, FIRST_DAY + 1000)).toEqual([]);
});
