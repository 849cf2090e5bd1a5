import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startPostgres, type Postgres } from '../../../test/postgres';
import type { Database } from '../../infra/database/database';
import { openDatabase } from '../../infra/database/open';
import { createOutbox } from './outbox';

jest.setTimeout(60_000);

const player = `0x${'0a'.repeat(20)}`;
const caller = `0x${'0b'.repeat(20)}`;
/** Unix seconds. */
const NOW = 1_000_000;

let folder: string;
let postgres: Postgres;
let database: Database;
let outbox: ReturnType<typeof createOutbox>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-outbox-'));
  postgres = await startPostgres(folder);
  const url = await postgres.database('updown');
  database = await openDatabase({ DATABASE_DIR: '', DATABASE_URL: url });
  outbox = createOutbox(database.db);
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const tables = [
  'blocks',
  'events',
  'rounds',
  'predictions',
  'push_subscriptions',
  'push_messages',
] as const;
beforeEach(async () => {
  for (const table of tables) await database.db.deleteFrom(table).execute();
  await playRound(1, { block: 10, time: NOW - 5 });
});

/** A round in which the player has won. */
async function playRound(id: number, { block, time }: { block: number; time: number }) {
  const round = {
    id,
    start_time: 0,
    end_time: 300,
    lock_time: 295,
    price_at_start: 1n,
    price_at_end: 2n,
    feed_round_at_start: 1n,
    feed_round_at_end: null,
    outcome: 'Up' as const,
    up_pool: 1n,
    down_pool: 0n,
    up_players: 1,
    down_players: 0,
    minimum_deposit: 1n,
    maximum_deposit: 1n,
    paid: 0n,
    burned: 0n,
    revision: 1,
  };
  const prediction = {
    round_id: id,
    player,
    up: true,
    amount: 1n,
    claimed: null,
    claimed_by: null,
    claimed_in: null,
    block: block - 1,
    log_index: 0,
  };
  await database.db.insertInto('rounds').values(round).execute();
  await database.db.insertInto('predictions').values(prediction).execute();
  await happens('RoundResolved', id, { block, time });
}

async function happens(
  name: string,
  round: number,
  { block, time, args = {} }: { block: number; time: number; args?: Record<string, string> },
) {
  const { db } = database;
  const hash = `0x${block}`;
  const row = { number: block, hash, parent_hash: '0x', time };
  await db
    .insertInto('blocks')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
  const event = { chain_id: 1, block_hash: hash, log_index: 0, block, transaction_hash: '0x' };
  await db
    .insertInto('events')
    .values({ ...event, name, round_id: round, args })
    .execute();
}

async function subscribe(endpoint: string, since = 0, expiresInMs = 60_000) {
  const keys = { p256dh: 'p', auth: 'a', language: 'en', at: 1, session: 's' };
  await database.db
    .insertInto('push_subscriptions')
    .values({ endpoint, player, ...keys, since, expires_at: Date.now() + expiresInMs })
    .execute();
}

async function collected(): Promise<string[]> {
  await outbox.collect(NOW - 600);
  const rows = await database.db
    .selectFrom('push_messages')
    .select(['endpoint', 'round_id', 'kind'])
    .orderBy('endpoint')
    .orderBy('round_id')
    .orderBy('kind')
    .execute();
  return rows.map(({ endpoint, round_id, kind }) => `${endpoint} ${round_id} ${kind}`);
}

test("collects each event once for each of the player's browsers", async () => {
  await subscribe('a');
  await subscribe('b');
  const args = { player, caller };
  await happens('RewardsClaimed', 1, { block: 11, time: NOW, args });
  const all = ['a 1 ended', 'a 1 paid', 'b 1 ended', 'b 1 paid'];
  expect(await collected()).toEqual(all);
  expect(await collected()).toEqual(all);
});

test.each([
  ["the player's own claim", { player, caller: player }],
  ["another player's payout", { player: caller, caller }],
])('leaves out %s', async (_what, args) => {
  await subscribe('a');
  await happens('RewardsClaimed', 1, { block: 11, time: NOW, args });
  expect(await collected()).toEqual(['a 1 ended']);
});

test('leaves out what is old, and what came before the subscription', async () => {
  await playRound(2, { block: 5, time: NOW - 700 });
  await playRound(3, { block: 12, time: NOW });
  await subscribe('old');
  await subscribe('new', 10);
  expect(await collected()).toEqual(['new 3 ended', 'old 1 ended', 'old 3 ended']);
});

test('tells nobody whose session has ended, and forgets the subscription', async () => {
  await subscribe('a', 0, 0);
  expect(await collected()).toEqual([]);
  await outbox.tidy();
  const left = await database.db.selectFrom('push_subscriptions').selectAll().execute();
  expect(left).toEqual([]);
});

test('hands a message to one of two processes only', async () => {
  await subscribe('a');
  await collected();
  const taken = await Promise.all([outbox.take(10), createOutbox(database.db).take(10)]);
  expect(taken.flat()).toMatchObject([
    { endpoint: 'a', kind: 'ended', outcome: 'Up', up: true, attempts: 1, happened_at: NOW - 5 },
  ]);
  expect(await outbox.take(10)).toEqual([]);
});

test('hands it out again if its process dies, and never once it is finished', async () => {
  await subscribe('a');
  await collected();
  await outbox.take(10);
  const passTime = () =>
    sql`update push_messages set next_at = next_at - 60000`.execute(database.db);
  await passTime();
  const [message] = await outbox.take(10);
  if (message === undefined) throw new Error('There is no message.');
  expect(message.attempts).toBe(2);
  await outbox.finish(message);
  await passTime();
  expect(await outbox.take(10)).toEqual([]);
  expect(await collected()).toHaveLength(1);
});

test('an event that a reorganisation removed counts as pending, and is told if it comes again', async () => {
  await subscribe('a');
  await collected();
  for (const table of ['rounds', 'predictions', 'events'] as const) {
    await database.db.deleteFrom(table).execute();
  }
  const [message] = await outbox.take(10);
  if (message === undefined) throw new Error('There is no message.');
  expect(message.outcome).toBe('Pending');
  await outbox.forget(message);
  await playRound(1, { block: 11, time: NOW });
  expect(await collected()).toEqual(['a 1 ended']);
  expect(await outbox.take(10)).toHaveLength(1);
});

test('messages go with their browser, and after a day', async () => {
  await subscribe('a');
  await subscribe('b');
  await collected();
  await outbox.dropBrowser('a');
  const [message] = await outbox.take(10);
  if (message === undefined) throw new Error('There is no message.');
  expect(message.endpoint).toBe('b');
  await outbox.finish(message);
  await outbox.tidy();
  expect(await collected()).toEqual(['b 1 ended']);
  await sql`update push_messages set done_at = done_at - 86400000`.execute(database.db);
  await outbox.tidy();
  expect(await database.db.selectFrom('push_messages').selectAll().execute()).toEqual([]);
});
