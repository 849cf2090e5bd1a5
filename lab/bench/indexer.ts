/** `npm run bench:indexer -w api -- [events]` measures how fast indexers read the past events of a game. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameAbi } from '@updown/protocol/generated/abi';
import { Contract, JsonRpcProvider } from 'ethers';
import { createRpc } from '../../api/src/chain/rpc';
import { openDatabase } from '../../api/src/infra/database/open';
import { createChainSource } from '../../api/src/state/indexer/chain-source';
import { createIndexer } from '../../api/src/state/indexer/indexer';
import { startPostgres } from '../../api/test/postgres';
import { EMITTER, startEmittedChain } from './emitted-chain';
import { rounded, timed } from './figures';

const wanted = Number(process.argv[2] ?? '100000');
const CHAIN_ID = 31337;
const BLOCKS_PER_QUERY = 50;

const folder = await mkdtemp(join(tmpdir(), 'updown-bench-'));
const chain = await startEmittedChain(wanted);
const postgres = await startPostgres(folder);

/** The events that an indexer has read, and the milliseconds that it took. */
interface Measured {
  readonly events: number;
  readonly ms: number;
}

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
  const ms = await timed(() => indexer.catchUp());
  const { events } = await database.db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow();
  await database.close();
  if (events < wanted) throw new Error(`Only ${events} of ${wanted} events were indexed.`);
  return { events, ms };
}

/** Reads all events with ethers' `queryFilter`, and keeps none. */
async function readPlainly(): Promise<Measured> {
  const provider = new JsonRpcProvider(chain.url, CHAIN_ID, { staticNetwork: true });
  const game = new Contract(EMITTER, gameAbi, provider);
  const lastBlock = await provider.getBlockNumber();
  let events = 0;
  const ms = await timed(async () => {
    for (let from = 1; from <= lastBlock; from += BLOCKS_PER_QUERY) {
      events += (await game.queryFilter('*', from, from + BLOCKS_PER_QUERY - 1)).length;
    }
  });
  provider.destroy();
  return { events, ms };
}

function rateOf({ events, ms }: Measured): number {
  return (events / ms) * 1000;
}

try {
  const DATABASE_DIR = join(folder, 'database');
  const own = await index({ DATABASE_DIR, DATABASE_URL: await postgres.database('ours') });
  const embedded = await index({ DATABASE_DIR, DATABASE_URL: undefined });
  const results = {
    'ours, PostgreSQL (wanted: ≥ 5,000 events/s)': own,
    'ours, PGlite': embedded,
    'queryFilter (wanted: ours ≥ 10 ×)': await readPlainly(),
  };
  const rows = Object.entries(results).map(([name, measured]) => {
    const ratio = rounded(rateOf(own) / rateOf(measured), 1);
    return [
      name,
      {
        events: measured.events,
        'events/s': rounded(rateOf(measured)),
        'ours is × as fast': ratio,
      },
    ];
  });
  console.table(Object.fromEntries(rows));
} finally {
  await postgres.stop();
  await chain.stop();
  await rm(folder, { recursive: true, force: true });
}
