import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { startPostgres, type Postgres } from '../../../test/postgres';
import type { Round } from '../../game/round';
import type { Database } from '../../infra/database/database';
import { openDatabase } from '../../infra/database/open';
import { upsert } from '../../infra/database/upsert';
import { openIndex } from '../indexer/cursor';
import { createRoundsState } from './rounds-state';

jest.setTimeout(60_000);

const round: Round = {
  id: 1,
  start_time: 0,
  end_time: 300,
  lock_time: 295,
  price_at_start: 1n,
  price_at_end: 0n,
  feed_round_at_start: 1n,
  feed_round_at_end: 0n,
  outcome: 'Pending',
  up_pool: 0n,
  down_pool: 0n,
  up_players: 0,
  down_players: 0,
  minimum_deposit: 1n,
  maximum_deposit: 100n,
  paid: 0n,
  burned: 0n,
};

let folder: string;
let postgres: Postgres;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-rounds-'));
  postgres = await startPostgres(folder);
  const url = await postgres.database('updown');
  database = await openDatabase({ DATABASE_DIR: '', DATABASE_URL: url });
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('reports a block only once it has the rounds of that block', async () => {
  const { db } = database;
  await openIndex(db, 31337, `0x${'0a'.repeat(20)}`, { number: 10, hash: '0x10' });
  const state = createRoundsState(db);
  await state.refresh();
  expect(state.now()).toMatchObject({ block: 10, latest: undefined });

  await upsert(db, 'rounds', ['id'], [{ ...round, revision: 2 }]);
  await db.updateTable('cursor').set({ block: 11, revision: 2 }).execute();
  const seen = new Set<string>();
  let isRefreshing = true;
  const refreshing = state.refresh().finally(() => (isRefreshing = false));
  while (isRefreshing) {
    const { block, latest } = state.now();
    seen.add(`${block} ${latest?.id}`);
    await setImmediate();
  }
  await refreshing;
  expect(state.now()).toMatchObject({ block: 11, latest: { id: 1 } });
  expect([...seen]).not.toContain('11 undefined');
});
