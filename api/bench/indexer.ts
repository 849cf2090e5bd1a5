/** `npm run bench:indexer -w api -- [events]` measures how fast indexers read the past events of a game. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRpc } from '../src/chain/rpc';
import { openDatabase } from '../src/infra/database/open';
import { createChainSource } from '../src/state/indexer/chain-source';
import { createIndexer } from '../src/state/indexer/indexer';
import { startPostgres } from '../test/postgres';
import { CHAIN_ID, EMITTER, startEmittedChain } from './emitted-chain';
import { endCleanly } from './end-cleanly';
import { printTable, times, whole } from './figures';
import { indexPlainly, type Measured } from './plain-indexer';

const wanted = Number(process.argv[2] ?? '100000');
/** The plain indexer reads only this part, because it would take minutes for all blocks. */
const PART = 1 / 10;

const folder = await mkdtemp(join(tmpdir(), 'updown-bench-'));
const chain = await startEmittedChain(wanted);
const postgres = await startPostgres(folder);
endCleanly(folder);

/** Runs our indexer, with all its checks, into the database of `settings`. */
async function index(settings: Parameters<typeof openDatabase>[0]): Promise<Measured> {
  const database = await openDatabase(settings);
  const rpc = createRpc({ urls: [chain.url], timeoutMs: 60_000, chainId: CHAIN_ID });
  const indexer = createIndexer({
    db: database.db,
    source: createChainSource(rpc, EMITTER),
    chainId: CHAIN_ID,
    game: EMITTER,
    startBlock: 1,
    isLocal: true,
    now: Date.now,
    log: { info: () => {}, warn: console.warn },
  });
  const begin = performance.now();
  await indexer.catchUp();
  const seconds = (performance.now() - begin) / 1000;
  const { events } = await database.db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow();
  await database.close();
  if (events < wanted) throw new Error(`Only ${events} of ${wanted} events were indexed.`);
  return { events, seconds };
}

function rateOf({ events, seconds }: Measured): number {
  return events / seconds;
}

try {
  console.log(`A local chain with ${whole(wanted)} events in ${whole(chain.lastBlock)} blocks.`);
  const DATABASE_DIR = join(folder, 'database');
  const own = await index({ DATABASE_DIR, DATABASE_URL: await postgres.database('ours') });
  const embedded = await index({ DATABASE_DIR, DATABASE_URL: undefined });
  const lastBlock = Math.ceil(chain.lastBlock * PART);
  const plain = await indexPlainly(chain.url, lastBlock, await postgres.database('plain'));

  const results = { 'ours, PostgreSQL': own, 'ours, PGlite': embedded, queryFilter: plain };
  printTable(
    ['indexer', 'events', 'seconds', 'events/s', 'ours, PostgreSQL, is'],
    Object.entries(results).map(([name, measured]) => [
      name,
      whole(measured.events),
      measured.seconds.toFixed(1),
      whole(rateOf(measured)),
      times(rateOf(own) / rateOf(measured)),
    ]),
  );
  printTable(
    ['goal', 'wanted', 'measured'],
    [
      ['events/s', '≥ 5,000', whole(rateOf(own))],
      ['beside queryFilter into the same tables', '≥ 10×', times(rateOf(own) / rateOf(plain))],
    ],
  );
} finally {
  await postgres.stop();
  await chain.stop();
}
