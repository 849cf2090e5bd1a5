import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  LeaderboardOrder,
  LeaderboardPage,
  LeaderboardPlace,
  LeaderboardRow,
} from '@updown/protocol/api/leaderboard';
import { countedBoard, type Bet } from '../../../test/counted-leaderboard';
import { startPostgres, type Postgres } from '../../../test/postgres';
import { seededRandom } from '../../../test/random';
import { randomGame } from '../../../test/random-game';
import { payout } from '../../game/payout';
import type { Database } from '../../infra/database/database';
import { openDatabase } from '../../infra/database/open';
import { upsert } from '../../infra/database/upsert';
import { recount } from '../indexer/standings';
import { figuresOf } from '../players/figures';
import { createLeaderboard } from './leaderboard';

jest.setTimeout(60_000);

const DAY = 86_400;
/** A Sunday, so that the last rounds are in another week than the first. */
const FIRST_END = Date.parse('2026-11-22T12:00:00Z') / 1000;
const players = Array.from({ length: 40 }, (_, index) => `0x${`${index + 10}`.repeat(20)}`);
/** Every second player plays in the first rounds only. */
const random = seededRandom(31);
const game = randomGame(random, players, 200).map(({ round, bets }, index) => ({
  round: { ...round, end_time: FIRST_END + index * 900 },
  bets: bets.filter(({ player }) => players.indexOf(player) % 2 === 0 || index < 3),
}));
const last = game.findLast(({ round }) => round.outcome !== 'Pending')!;
const now = last.round.end_time;

const bets = game.flatMap(({ round, bets: own }) =>
  own.flatMap((bet): Bet[] => {
    const { outcome } = round;
    if (outcome === 'Pending') return [];
    const isReturned = outcome === 'Draw' || outcome === 'Void';
    const isWon = outcome === (bet.up ? 'Up' : 'Down');
    return [
      {
        roundId: round.id,
        endTime: round.end_time,
        player: bet.player,
        amount: bet.amount,
        payout: payout(bet, round),
        result: isReturned ? 'returned' : isWon ? 'won' : 'lost',
      },
    ];
  }),
);
const ranked = new Set(bets.map(({ player }) => player)).size;

let folder: string;
let postgres: Postgres;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-leaderboard-'));
  postgres = await startPostgres(folder);
  const url = await postgres.database('updown');
  database = await openDatabase({ DATABASE_DIR: '', DATABASE_URL: url });
  const rounds = game.map(({ round }) => ({ ...round, revision: 1 }));
  await upsert(database.db, 'rounds', ['id'], rounds);
  const all = game.flatMap(({ bets: own }) => own);
  await upsert(database.db, 'predictions', ['round_id', 'player'], all);
  await recount(database.db);
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

function leaderboard(time = now) {
  const readModel = { revision: () => 0, named: <Row>(row: Row) => row };
  return createLeaderboard(database.db, readModel, { now: () => time * 1000 });
}

async function pageOf(
  order: LeaderboardOrder,
  period: 'day' | 'week' | 'always',
  after: string | undefined,
  limit: number,
  time = now,
) {
  const { body } = await leaderboard(time).page({ order, period }, after, limit);
  return JSON.parse(body.toString()) as LeaderboardPage;
}

async function placeOf(order: LeaderboardOrder, address: string) {
  const { body } = await leaderboard().place({ order, period: 'always' }, address);
  return JSON.parse(body.toString()) as LeaderboardPlace;
}

describe.each(['profit', 'return', 'volume', 'streak'] as const)('ranked by %s', (order) => {
  test.each(['day', 'week', 'always'] as const)(
    'the pages of a %s have every player, as counted from all bets',
    async (period) => {
      const expected = countedBoard(bets, order, period, now);
      expect(expected.length).toBeGreaterThan(15);
      const rows: LeaderboardRow[] = [];
      let after: string | undefined;
      do {
        const page = await pageOf(order, period, after, 7);
        expect(page.total).toBe(expected.length);
        rows.push(...page.data);
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(rows).toEqual(expected);
    },
  );

  test('a player has the place that the pages show, in upper or lower case', async () => {
    const { data } = await pageOf(order, 'always', undefined, 100);
    const row = data.at(-1)!;
    expect((await placeOf(order, row.address)).data).toEqual(row);
    expect((await placeOf(order, row.address.toLowerCase())).data).toEqual(row);
  });
});

test('a place names the row of the next higher value, and the leader has none', async () => {
  const { data } = await pageOf('streak', 'always', undefined, 100);
  const streaks = [...new Set(data.map(({ streak }) => streak))];
  expect(streaks.length).toBeGreaterThan(2);
  for (const [index, streak] of streaks.entries()) {
    const { address } = data.findLast((row) => row.streak === streak)!;
    const { above } = await placeOf('streak', address);
    if (index === 0) expect(above).toBeNull();
    else expect(data.filter((row) => row.streak === streaks[index - 1])).toContainEqual(above);
  }
});

test('players with the same value share a rank, and the next rank counts all of them', () => {
  const ranks = countedBoard(bets, 'streak', 'always', now).map(({ rank }) => rank);
  expect(new Set(ranks).size).toBeLessThan(ranks.length);
});

test('the leaderboard of all rounds agrees with the record of each player', async () => {
  const { data } = await pageOf('profit', 'always', undefined, 100);
  expect(data).toHaveLength(ranked);
  const open = new Map<string, bigint>();
  for (const { round, bets: own } of game) {
    if (round.outcome !== 'Pending') continue;
    for (const { player, amount } of own) open.set(player, (open.get(player) ?? 0n) + amount);
  }
  for (const row of data) {
    const player = row.address.toLowerCase();
    const figures = await figuresOf(database.db, player);
    expect(row).toMatchObject({
      profit: `${figures.profit}`,
      volume: `${figures.staked - (open.get(player) ?? 0n)}`,
      rounds: figures.total - figures.pending,
      wins: figures.won,
      streak: figures.longestStreak,
    });
  }
});

test('a player with fewer than ten rounds won or lost has no return to rank by, but a profit', async () => {
  const { address } = (await pageOf('profit', 'always', undefined, 100)).data.find(
    ({ rounds }) => rounds < 10,
  )!;
  expect(await placeOf('return', address)).toMatchObject({ data: null, above: null });
  expect((await placeOf('profit', address)).data).toMatchObject({ address });
});

test('a player who never played has no place', async () => {
  const { data, total } = await placeOf('profit', `0x${'9'.repeat(40)}`);
  expect([data, total]).toEqual([null, ranked]);
});

test('a day begins with an empty leaderboard, which says from when to when it counts', async () => {
  const tomorrow = now - (now % DAY) + DAY;
  expect(await pageOf('profit', 'day', undefined, 50, tomorrow)).toEqual({
    success: true,
    data: [],
    since: tomorrow,
    until: tomorrow + DAY,
    total: 0,
    next: null,
  });
});

test.each(['return', 'streak'] as const)(
  'a cursor whose value no %s has is refused',
  async (order) => {
    const after = `${10n ** 40n}.0x${'1'.repeat(40)}`;
    await expect(pageOf(order, 'always', after, 50)).rejects.toThrow('`after` is the `next`');
  },
);
