import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { createChainSource } from '../indexer/chain-source';
import { createIndexer } from '../indexer/indexer';
import { startLoop } from '../loop';
import type { Settings } from '../settings/settings';
import type { Chain } from './chain';
import { holdPlace } from './hold';
import type { Operator } from './operator';

const localKeeperMs = 250;
const publicKeeperMs = 2_000;

/** The work that one process does for all: one indexes and records prices, and one that may is the keeper. */
export const startWorkers = async (
  settings: Settings,
  chain: Chain,
  { db, leadership, keeping }: Database,
  { recorder, keeper, intervalMs }: Operator,
  log: Logger,
  onFailure: (worker: string) => void,
) => {
  const { chainId, isLocal, clock } = chain;
  const { game, block } = chain.deployment;
  const source = createChainSource(chain.rpc, game);
  const options = { db, source, chainId, game, startBlock: block, isLocal, now: clock.now, log };
  const indexer = createIndexer(options);

  const warn = (worker: string, what: string) => (error: unknown) => {
    onFailure(worker);
    log.warn({ err: error }, what);
  };
  const unknown = warn('leadership', 'Leadership is unknown');
  const lead = await holdPlace(leadership, 'Leads', log, unknown);
  const indexing = startLoop(
    lead.while(indexer.catchUp),
    chain.pollMs,
    warn('indexer', 'Indexing failed'),
  );
  const stopListening = chain.head.onBlock(indexing.wake);
  const take = async () => void (await recorder.take());
  const taking = startLoop(lead.while(take), intervalMs, warn('price', 'There is no price'));

  const startKeeping = async () => {
    // A process that cannot do the work must not take the place of one that can.
    if (keeper === undefined || !settings.KEEPER) return undefined;
    const keep = await holdPlace(keeping, 'Keeps', log, unknown);
    const working = startLoop(
      keep.while(keeper.work),
      isLocal ? localKeeperMs : publicKeeperMs,
      warn('keeper', 'The keeper could not do its work'),
    );
    return { isOurs: keep.isOurs, stop: () => Promise.all([keep.stop(), working.stop()]) };
  };
  const keep = await startKeeping();

  return {
    leads: lead.isOurs,
    keeps: () => keep?.isOurs() ?? false,
    stop: async () => {
      stopListening();
      await Promise.all([lead.stop(), indexing.stop(), taking.stop(), keep?.stop()]);
    },
  };
};
