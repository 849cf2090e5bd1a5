import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '../../../test/postgres';
import { claimableRewards, predictionsSummary } from '../../game/present/player';
import type { Round } from '../../game/round';
import type { Database } from '../../infra/database/database';
import { openDatabase } from '../../infra/database/open';
import { upsert } from '../../infra/database/upsert';
import { createPositions, type Positions } from './positions';

jest.setTimeout(60_000);

const ION = 10n ** 18n;
const player = `0x${'0a'.repeat(20)}`;
const outcomes = ['Up', 'Down', 'Draw', 'Void'] as const;
/** The player predicts UP in every round. The outcomes alternate, and the last round is open. */
const COUNT = 2401;

const rounds = Array.from({ length: COUNT }, (_, index): Round => ({
  id: index + 1,
  start_time: 0,
  end_time: 300,
  lock_time: 295,
  price_at_start: 1n,
  price_at_end: 1n,
  feed_round_at_start: 1n,
  feed_round_at_end: 2n,
  outcome: index === COUNT - 1 ? 'Pending' : (outcomes[index % 4] ?? 'Up'),
  up_pool: 10n * ION,
  down_pool: 10n * ION,
  up_players: 1,
  down_players: 1,
  minimum_deposit: 1n,
  maximum_deposit: 100n * ION,
  paid: 0n,
  burned: 0n,
}));
const predictions = rounds.map(({ id }) => ({
  round_id: id,
  player,
  up: true,
  amount: 10n * ION,
  // Every win is claimed except the first one.
  claimed: id % 4 === 1 && id > 1 && id < COUNT ? 18n * ION : null,
  block: id,
  log_index: 0,
}));

let folder: string;
let postgres: Postgres;
let database: Database;
let positions: Positions;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-positions-'));
  postgres = await startPostgres(folder);
  const url = await postgres.database('updown');
  database = await openDatabase({ DATABASE_DIR: '', DATABASE_URL: url });
  const { db } = database;
  await upsert(
    db,
    'rounds',
    ['id'],
    rounds.map((round) => ({ ...round, revision: 1 })),
  );
  const others = predictions.map((row) => ({ ...row, player: `0x${'0b'.repeat(20)}`, up: false }));
  await upsert(db, 'predictions', ['round_id', 'player'], [...predictions, ...others]);
  const byId = new Map(rounds.map((round) => [round.id, round]));
  positions = createPositions(db, { round: (id) => byId.get(id) });
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('lists every claimable reward, however many predictions came after it', async () => {
  const rewards = claimableRewards(
    await positions.unclaimed(player.toUpperCase().replace('X', 'x')),
  );
  expect(rewards.at(-1)).toMatchObject({ roundId: 1, payoutAmount: '18', status: 'win' });
  expect(rewards.filter(({ status }) => status === 'draw')).toHaveLength(600);
  expect(rewards.filter(({ status }) => status === 'void')).toHaveLength(600);
  expect(rewards).toHaveLength(1201);
});

test('computes the record over all predictions', async () => {
  const { curve, ...summary } = predictionsSummary(await positions.figures(player));
  expect(curve).toHaveLength(100);
  expect(summary).toEqual({
    total: 2401,
    won: 600,
    lost: 600,
    pending: 1,
    refunded: 1200,
    staked: '24010',
    paid: `${599 * 18}`,
    claimable: `${18 + 1200 * 10}`,
    profit: `${600 * 8 - 600 * 10}`,
    currentStreak: -1,
    longestStreak: 1,
  });
});

test('returns an empty record for a player without predictions', async () => {
  const newcomer = `0x${'0c'.repeat(20)}`;
  const summary = predictionsSummary(await positions.figures(newcomer));
  expect(summary).toMatchObject({ total: 0, won: 0, staked: '0', paid: '0', claimable: '0' });
});

test('returns the latest predictions first, up to the requested number', async () => {
  const latest = await positions.latest(player, 3);
  expect(latest.map(({ round }) => round.id)).toEqual([2401, 2400, 2399]);
});
