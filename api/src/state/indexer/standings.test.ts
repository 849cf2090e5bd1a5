import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '../../../test/postgres';
import { seededRandom } from '../../../test/random';
import { randomGame } from '../../../test/random-game';
import type { Database } from '../../infra/database/database';
import { openDatabase } from '../../infra/database/open';
import { upsert } from '../../infra/database/upsert';
import { addResults, recount, recountAfterLoss, startsOf } from './standings';

jest.setTimeout(60_000);

/** A Sunday, shortly before midnight: the last rounds are in another day and another week than the first. */
const FIRST_END = Date.parse('2026-11-22T22:00:00Z') / 1000;
const players = Array.from({ length: 12 }, (_, index) => `0x${`${index + 10}`.repeat(20)}`);
const game = randomGame(seededRandom(7), players, 40)
  .filter(({ round }) => round.outcome !== 'Pending')
  .map(({ round, bets }, index) => ({
    round: { ...round, end_time: FIRST_END + index * 300 },
    bets,
  }));

let folder: string;
let postgres: Postgres;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-standings-'));
  postgres = await startPostgres(folder);
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

let tests = 0;
beforeEach(async () => {
  tests += 1;
  const url = await postgres.database(`updown_${tests}`);
  database = await openDatabase({ DATABASE_DIR: '', DATABASE_URL: url });
  const rounds = game.map(({ round }) => ({ ...round, revision: 1 }));
  await upsert(database.db, 'rounds', ['id'], rounds);
  const bets = game.flatMap(({ bets: own }) => own);
  await upsert(database.db, 'predictions', ['round_id', 'player'], bets);
});
afterEach(() => database.close());

function standings() {
  const { db } = database;
  return db.selectFrom('standings').selectAll().orderBy('period').orderBy('player').execute();
}

/** The standings as counted from all bets of the rounds that have an outcome now. */
async function counted() {
  await recount(database.db);
  return standings();
}

type Played = (typeof game)[number];

function setOutcome({ round }: Played, outcome: Played['round']['outcome']) {
  const change = database.db.updateTable('rounds').set({ outcome }).where('id', '=', round.id);
  return change.execute();
}

/** Gives a round its outcome, as the indexer does. */
async function end(played: Played) {
  const { outcome, up_pool, down_pool, end_time } = played.round;
  await setOutcome(played, outcome);
  const results = played.bets.map((bet) => ({ ...bet, outcome, up_pool, down_pool, end_time }));
  await addResults(database.db, results);
}

test('results that are added one round after the other are those of a count of all bets', async () => {
  for (const played of game) await setOutcome(played, 'Pending');
  await recount(database.db);
  for (const played of game) await end(played);
  const added = await standings();
  expect(new Set(added.map(({ period }) => period))).toEqual(new Set(['day', 'week', 'always']));
  expect(added).toEqual(await counted());
});

test.each([1, game.length >> 1, game.length - 2])(
  'a round that ends after later ones (number %i) counts in its own place',
  async (index) => {
    const late = game[index]!;
    await setOutcome(late, 'Pending');
    const before = await counted();
    await end(late);
    const added = await standings();
    expect(added).not.toEqual(before);
    expect(added).toEqual(await counted());
  },
);

test('a rollback over midnight and the end of a week brings back the day and the week before, for every player', async () => {
  const midnight = Date.parse('2026-11-23T00:00:00Z') / 1000;
  const gone = game.filter(({ round }) => round.end_time >= midnight);
  await recount(database.db);
  const before = await startsOf(database.db);
  for (const played of gone) await setOutcome(played, 'Pending');
  // Only one player has lost results.
  await recountAfterLoss(database.db, before, [players[0]!]);
  const left = await standings();
  const [ofDay] = left.filter(({ period }) => period === 'day');
  expect(Number(ofDay?.since)).toBe(midnight - 86_400);
  const everybody = await counted();
  const recent = (row: { period: string; player: string }) =>
    row.period !== 'always' || row.player === players[0];
  expect(left.filter(recent)).toEqual(everybody.filter(recent));
});
