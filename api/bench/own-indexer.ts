import { createRpc } from '../src/chain/rpc';
import { openDatabase } from '../src/infra/database/open';
import { createChainSource } from '../src/state/indexer/chain-source';
import { createIndexer } from '../src/state/indexer/indexer';
import { CHAIN_ID, EMITTER, type EmittedChain } from './emitted-chain';
import type { Measured } from './measured';

const silent = { info: () => {}, warn: console.warn };

/** Runs our indexer with all its checks, writing to the database in `settings`. */
export async function indexByOurs(
  chain: EmittedChain,
  settings: Parameters<typeof openDatabase>[0],
): Promise<Measured> {
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
    log: silent,
  });
  const begin = performance.now();
  await indexer.catchUp();
  const seconds = (performance.now() - begin) / 1000;
  const { events } = await database.db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow();
  await database.close();
  return { events, seconds };
}
