import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '../../test/postgres';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open';
import { upsert } from '../database/upsert';
import type { Round } from '../indexer/reduce';
import { claimableRewards, predictionsSummary } from '../present/player';
import { createPositions, type Positions } from './positions';

jest.setTimeout(60_000);

const ion = 10n ** 18n;
const player = `0x${'0a'.repeat(20)}`;
const outcomes = ['Up', 'Down', 'Draw', 'Void'] as const;
/** The player is for UP in every one of them, each settled another way than the one before it; the last is open. */
const count = 2401;

const rounds = Array.from({ length: count }, (_, index): Round => ({
  ...{ id: index + 1, start_time: 0, end_time: 300, lock_time: 295 },
  ...{ price_at_start: 1n, price_at_end: 1n },
  outcome: index === count - 1 ? 'Pending' : (outcomes[index % 4] ?? 'Up'),
  ...{ up_pool: 10n * ion, down_pool: 10n * ion, up_players: 1, down_players: 1 },
  ...{ minimum_deposit: 1n, maximum_deposit: 100n * ion, paid: 0n, burned: 0n },
}));
const predictions = rounds.map(({ id }) => ({
  ...{ round_id: id, player, up: true, amount: 10n * ion },
  // What was won is claimed, but for the very first time.
  claimed: id % 4 === 1 && id > 1 && id < count ? 18n * ion : null,
  ...{ block: id, log_index: 0 },
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

it('tells every reward that can be claimed, however many predictions came after it', async () => {
  const rewards = claimableRewards(
    await positions.unclaimed(player.toUpperCase().replace('X', 'x')),
  );
  expect(rewards.at(-1)).toMatchObject({ roundId: 1, payoutAmount: '18', status: 'win' });
  expect(rewards.filter(({ status }) => status === 'draw')).toHaveLength(600);
  expect(rewards.filter(({ status }) => status === 'void')).toHaveLength(600);
  expect(rewards).toHaveLength(1201);
});

it('reckons the record over all predictions', async () => {
  const [figures, unclaimed] = [await positions.figures(player), await positions.unclaimed(player)];
  expect(predictionsSummary(figures, unclaimed)).toEqual({
    ...{ total: 2401, won: 600, lost: 600, pending: 1, refunded: 1200 },
    ...{ staked: '24010', paid: `${599 * 18}`, claimable: `${18 + 1200 * 10}` },
  });
});

it('tells of a player without predictions that there are none', async () => {
  const nobody = `0x${'0c'.repeat(20)}`;
  const summary = predictionsSummary(
    await positions.figures(nobody),
    await positions.unclaimed(nobody),
  );
  expect(summary).toMatchObject({ total: 0, won: 0, staked: '0', paid: '0', claimable: '0' });
});

it('gives the latest predictions first, and no more than were asked for', async () => {
  const latest = await positions.latest(player, 3);
  expect(latest.map(({ round }) => round.id)).toEqual([2401, 2400, 2399]);
});
