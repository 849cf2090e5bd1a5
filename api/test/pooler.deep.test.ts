import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../src/infra/database/database';
import { openDatabase } from '../src/infra/database/open';
import { startApiProcess, type ApiProcess } from './api-process';
import { eventually } from './eventually';
import { joinRound } from './join-round';
import { localKey } from './local-key';
import { startPgBouncer, type PgBouncer } from './pgbouncer';
import { send, startWorld, type World } from './world';

jest.setTimeout(300_000);

let world: World;
let folder: string;
let pooler: PgBouncer;
let apis: ApiProcess[] = [];
let database: Database;
beforeAll(async () => {
  // The world sets up the chain and the database. Its own API process bypasses the pooler, so it stops at once.
  world = await startWorld({ KEEPER_PRIVATE_KEY: localKey(1) }, 'PostgreSQL');
  await world.stopApi();
  folder = await mkdtemp(join(tmpdir(), 'updown-pooler-'));
  const direct = world.environment.DATABASE_URL ?? '';
  pooler = await startPgBouncer(folder, direct);
  const pooled = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct };
  apis = [await world.startApi(pooled), await startApiProcess({ ...world.environment, ...pooled })];
  database = await openDatabase({ DATABASE_DIR: folder, ...pooled });
});
afterAll(async () => {
  await database?.close();
  await apis[1]?.stop();
  await world?.stopApi();
  await pooler?.stop();
  await world?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('plays a round through a pooler in transaction mode', async () => {
  const game = await world.game(0);
  await eventually(async () => {
    const price = await world.feedPrice();
    return send(game, 'startNewRound', price).catch(() => undefined);
  });
  for (const { url } of apis) {
    await eventually(async () => (await fetch(`${url}/api/round/1`)).status === 200);
  }
  const token = await world.signIn(3);
  const headers = { authorization: `Bearer ${token}` };
  for (const { url } of apis) {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => fetch(`${url}/api/user/predictions-bypass`, { headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  }
  await joinRound(world);
  await world.pass(300);
  await eventually(
    async () => (await game.queryFilter(game.filters.RoundResolved?.(1) ?? '*')).length > 0,
    60_000,
  );
});

test('bypasses the pooler for locks and notifications', async () => {
  expect(await database.indexerLease.acquire()).toBe(false);
  const token = await world.signIn(4);
  const headers = { authorization: `Bearer ${token}` };
  const statusAt = async ({ url }: ApiProcess) =>
    (await fetch(`${url}/api/users/me`, { headers })).status;
  for (const api of apis) expect(await statusAt(api)).toBe(200);
  await world.post('/auth/logout', undefined, token);
  for (const api of apis) await eventually(async () => (await statusAt(api)) === 401);
});

test('limits the duration of statements and transactions through the pooler too', async () => {
  const settingOf = async (name: string) => {
    const { rows } = await sql<Record<string, string>>`show ${sql.ref(name)}`.execute(database.db);
    return rows[0]?.[name];
  };
  expect(await settingOf('statement_timeout')).toBe('1min');
  expect(await settingOf('idle_in_transaction_session_timeout')).toBe('5s');
});
