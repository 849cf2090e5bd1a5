import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Db } from '../src/infra/database/database';
import { migrate, openDatabase } from '../src/infra/database/open';
import type { Tables } from '../src/infra/database/tables';
import { createAuditLog } from '../src/operator/admin/audit-log';
import { createFees } from '../src/state/fees/fees';
import { sumsByDay } from '../src/state/house/house';
import { rememberBlocks, rememberedUpTo } from '../src/state/indexer/remembered-blocks';
import { recount } from '../src/state/indexer/standings';
import { createLeaderboard } from '../src/state/leaderboard/leaderboard';
import { countOf, historyPage, playerPage } from '../src/state/players/pages';
import { createPositions } from '../src/state/players/positions';
import { recordFile } from '../src/state/players/record-file';
import { createRoundsState } from '../src/state/read-model/rounds-state';
import { startPostgres, type Postgres } from './postgres';
import { BLOCKS_PER_ROUND, fillYears, keenPlayer, usualPlayer } from './years';

jest.setTimeout(120_000);

const ROUNDS = 4_000;
const head = ROUNDS * BLOCKS_PER_ROUND;

let folder: string;
let postgres: Postgres;
let pool: pg.Pool;
let db: Db;
let sent: CompiledQuery[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-years-'));
  postgres = await startPostgres(folder);
  const url = await postgres.database('updown');
  pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => undefined);
  const log = ({ query }: { query: CompiledQuery }) => void sent.push(query);
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log });
  await migrate(db);
  await fillYears(db, ROUNDS);
  // Reads amounts as bigint, unlike the pool of this test.
  const { db: ours, close } = await openDatabase({ DATABASE_DIR: '', DATABASE_URL: url });
  await recount(ours);
  await close();
  await sql`analyze standings`.execute(db);
});
afterAll(async () => {
  await db?.destroy();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

function positions() {
  return createPositions(db, { round: () => undefined });
}
function block(number: number) {
  return {
    number,
    hash: `${number}`,
    parentHash: '',
    time: 0,
    logsBloom: '',
    transactionCount: 0,
  };
}

async function wholeTables({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters]);
  return rows.flatMap(({ 'QUERY PLAN': line }) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? []);
}

test.each<[string, () => Promise<unknown>]>([
  ["a player's latest predictions", () => positions().latest(keenPlayer, 20)],
  ["a player's claimable rewards", () => positions().unclaimed(usualPlayer)],
  ["a player's figures", () => positions().figures(usualPlayer)],
  [
    "a page of a player's predictions",
    () => playerPage(db, keenPlayer, { before: 900, limit: 50 }),
  ],
  ["the number of a player's predictions", () => countOf(db, keenPlayer)],
  ["a player's whole record", () => textOf(recordFile(db, usualPlayer, 'ION'))],
  ['the fees to read', () => createFees(db, { send: () => Promise.resolve([]) })(() => {})],
  ['a page of the history', () => historyPage(db, { before: [5_000, 3], limit: 50 })],
  ['a page of one round', () => historyPage(db, { roundId: 7, before: [180, 3], limit: 50 })],
  ['the audit log', () => createAuditLog(db, {} as never, 'ION')(50).catch(() => undefined)],
  ['the figures of the house on a day', () => sumsByDay(db, Math.floor((ROUNDS * 300) / 86_400))],
  ['the latest predictions of all players', () => createRoundsState(db).refresh()],
  ['the blocks to forget', () => rememberBlocks(db, [block(head - (head % 256))], [])],
  ['a common ancestor', () => rememberedUpTo(db, head, 100)],
])('finds %s among years of rows without a full table scan', async (_what, run) => {
  sent = [];
  await run();
  const queries = sent.filter(({ sql }) => /from "?(events|predictions|blocks)/.test(sql));
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) {
    const read = await wholeTables(query);
    expect(read.filter((table) => ['events', 'predictions', 'blocks'].includes(table))).toEqual([]);
  }
});

test.each(['profit', 'return', 'volume', 'streak'] as const)(
  'finds a page of the leaderboard by %s in the order of its index, without sorting',
  async (order) => {
    const clock = { now: () => ROUNDS * 300_000 };
    const leaderboard = createLeaderboard(db, { revision: () => 0, named: (row) => row }, clock);
    sent = [];
    await leaderboard.page({ order, period: 'always' }, undefined, 50);
    const first = sent.find(({ sql: text }) => text.includes('order by'))!;
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${first.sql}`, [
      ...first.parameters,
    ]);
    const plan = rows.map(({ 'QUERY PLAN': line }) => line).join('\n');
    expect(plan).toContain(`standings_by_${order}`);
    expect(plan).not.toContain('Sort');
  },
);

test('a record of thousands of bets comes whole and in order, in pages', async () => {
  sent = [];
  const chunks: string[] = [];
  for await (const chunk of recordFile(db, keenPlayer, 'ION')) chunks.push(chunk);
  const lines = chunks.join('').split('\r\n').slice(1, -1);
  expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(
    Array.from({ length: ROUNDS }, (_, index) => index + 1),
  );
  expect(sent.length).toBeGreaterThan(5);
  expect(chunks).toHaveLength(sent.length);
});
