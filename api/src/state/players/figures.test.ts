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
import { figuresOf } from './figures';

jest.setTimeout(60_000);

const ROUNDS = 400;
const players = Array.from({ length: 6 }, (_, index) => `0x${`0${index}`.repeat(20)}`);
const random = seededRandom(14);

const game = randomGame(random, players, ROUNDS);

/** A player's record, counted in the plainest way. */
function counted(player: string) {
  const own = game.flatMap(({ round, bets }) => {
    const bet = bets.find((one) => one.player === player);
    return bet === undefined ? [] : [{ round, bet }];
  });
  let profit = 0n;
  let claimable = 0n;
  let streak = 0;
  let longest = 0;
  const profits = new Map<number, bigint>();
  for (const { round, bet } of own) {
    if (round.outcome === 'Pending') continue;
    profit += payout(bet, round) - bet.amount;
    claimable += payout(bet, round);
    profits.set(round.id, profit);
    if (round.outcome === 'Draw' || round.outcome === 'Void') continue;
    if ((round.outcome === 'Up') === bet.up) streak = streak > 0 ? streak + 1 : 1;
    else streak = streak < 0 ? streak - 1 : -1;
    longest = Math.max(longest, streak);
  }
  const isWon = ({ round, bet }: (typeof own)[number]) =>
    round.outcome === (bet.up ? 'Up' : 'Down');
  const isEnded = ({ round }: (typeof own)[number]) => ['Up', 'Down'].includes(round.outcome);
  return {
    profits,
    figures: {
      total: own.length,
      won: own.filter(isWon).length,
      lost: own.filter((one) => isEnded(one) && !isWon(one)).length,
      pending: own.filter(({ round }) => round.outcome === 'Pending').length,
      refunded: own.filter(({ round }) => ['Draw', 'Void'].includes(round.outcome)).length,
      staked: own.reduce((sum, { bet }) => sum + bet.amount, 0n),
      paid: 0n,
      claimable,
      profit,
      currentStreak: streak,
      longestStreak: longest,
    },
  };
}

let folder: string;
let postgres: Postgres;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-figures-'));
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

test.each(players)('the figures of %s equal a count of every bet', async (player) => {
  const { figures, profits } = counted(player);
  const { curve, ...found } = await figuresOf(database.db, player);
  expect(found).toEqual(figures);
  // There are more results than points: each point stands for two or three rounds and has the profit after the last
  // one.
  expect(profits.size).toBeGreaterThan(100);
  expect(curve).toHaveLength(100);
  for (const { round_id: id, profit } of curve) expect([id, profit]).toEqual([id, profits.get(id)]);
  expect(curve.at(-1)?.profit).toBe(figures.profit);
});

test('a player without a prediction has no figures and no curve', async () => {
  expect(await figuresOf(database.db, `0x${'9'.repeat(40)}`)).toEqual({
    total: 0,
    won: 0,
    lost: 0,
    pending: 0,
    refunded: 0,
    staked: 0n,
    paid: 0n,
    claimable: 0n,
    profit: 0n,
    currentStreak: 0,
    longestStreak: 0,
    curve: [],
  });
});
