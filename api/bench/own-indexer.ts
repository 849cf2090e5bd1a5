import { createRpc } from '../src/chain/rpc';
import { openDatabase } from '../src/database/open';
import { createChainSource } from '../src/indexer/chain-source';
import { createIndexer } from '../src/indexer/indexer';
import { chainId, emitter, type EmittedChain } from './emitted-chain';
import type { Measured } from './measured';

const silent = { info: () => {}, warn: console.warn };

/** Our indexer, checks and all, into the database that `settings` name. */
export const indexByOurs = async (
  chain: EmittedChain,
  settings: Parameters<typeof openDatabase>[0],
): Promise<Measured> => {
  const database = await openDatabase(settings);
  const rpc = createRpc({ urls: [chain.url], timeoutMs: 60_000, chainId });
  const indexer = createIndexer({
    db: database.db,
    source: createChainSource(rpc, emitter),
    ...{ chainId, game: emitter, startBlock: 1, isLocal: true, now: Date.now, log: silent },
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
};
