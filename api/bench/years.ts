/** `npm run bench:years -w api -- [rounds]` measures the API's database queries over the rows of two years. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../src/infra/database/open';
import type { Tables } from '../src/infra/database/tables';
import { createAuditLog } from '../src/operator/admin/audit-log';
import { rememberBlocks, rememberedUpTo } from '../src/state/indexer/remembered-blocks';
import { countOf, historyPage, playerPage } from '../src/state/players/pages';
import { createPositions } from '../src/state/players/positions';
import { createRoundsState } from '../src/state/read-model/rounds-state';
import { startPostgres } from '../test/postgres';
import { BLOCKS_PER_ROUND, fillYears, keenPlayer, usualPlayer } from '../test/years';
import { median, milliseconds, printTable, whole } from './figures';

const TWO_YEARS = 210_240;
const REPEATED = 5;

const rounds = Number(process.argv[2] ?? TWO_YEARS);
const folder = await mkdtemp(join(tmpdir(), 'updown-years-'));
const postgres = await startPostgres(folder);
const url = await postgres.database('updown');
const database = await openDatabase({ DATABASE_DIR: '', DATABASE_URL: url });
const { db } = database;
const head = rounds * BLOCKS_PER_ROUND;

async function timed(task: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await task();
  return performance.now() - begin;
}
async function medianOf(task: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < REPEATED; i++) taken.push(await timed(task));
  return median(taken);
}

try {
  console.log(`Filling the tables with ${whole(rounds)} rounds …`);
  // This pool has no statement time-out, unlike the API's own connections.
  const pool = new pg.Pool({ connectionString: url });
  const filling = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await fillYears(filling, rounds);
  await filling.destroy();
  const { rows } = await sql<{ name: string; rows: number; size: string }>`
    select relname as name, reltuples::bigint as rows,
      pg_size_pretty(pg_total_relation_size(oid)) as size
    from pg_class where relname in ('events', 'predictions', 'rounds', 'blocks') order by 1`.execute(
    db,
  );
  printTable(
    ['table', 'rows', 'size'],
    rows.map(({ name, rows: count, size }) => [name, whole(count), size]),
  );
  const positions = createPositions(db, { round: () => undefined });
  const audit = createAuditLog(db, { getTransaction: () => Promise.resolve(null) } as never);
  const last = head - (head % 256);
  const block = {
    number: last,
    hash: '',
    parentHash: '',
    time: 0,
    logsBloom: '',
    transactionCount: 0,
  };
  const middle = { before: rounds >> 1, limit: 50 };
  const queries: [string, () => Promise<unknown>][] = [
    ["a usual player's latest predictions", () => positions.latest(usualPlayer, 20)],
    ['… claimable rewards', () => positions.unclaimed(usualPlayer)],
    ['… figures', () => positions.figures(usualPlayer)],
    ["a keen player's latest predictions", () => positions.latest(keenPlayer, 20)],
    ['… claimable rewards', () => positions.unclaimed(keenPlayer)],
    ['… figures', () => positions.figures(keenPlayer)],
    ["… a page of a keen player's predictions", () => playerPage(db, keenPlayer, middle)],
    ["… the number of a keen player's predictions", () => countOf(db, keenPlayer)],
    ['a page of the history', () => historyPage(db, { before: [head >> 1, 0], limit: 50 })],
    ['a page of one round', () => historyPage(db, { roundId: rounds >> 1, limit: 50 })],
    ['the audit log', () => audit(50)],
    ['blocks to forget', () => rememberBlocks(db, [block], [])],
    ['blocks for a common ancestor', () => rememberedUpTo(db, head, 4096)],
  ];
  const figures: string[][] = [];
  for (const [what, task] of queries) figures.push([what, milliseconds(await medianOf(task))]);
  const before = process.memoryUsage().heapUsed;
  const state = createRoundsState(db);
  figures.push(['all rounds into memory, at a start', milliseconds(await timed(state.refresh))]);
  globalThis.gc?.();
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  figures.push(['… their size', `${whole(megabytes)} MB`]);
  figures.push([
    '… counting all predictions',
    milliseconds(await medianOf(() => Promise.resolve(state.now().total()))),
  ]);
  printTable(['query', 'median'], figures);
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
