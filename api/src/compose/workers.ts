import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { createChainSource } from '../indexer/chain-source';
import { createIndexer } from '../indexer/indexer';
import { startLoop } from '../loop';
import type { Settings } from '../settings/settings';
import type { Chain } from './chain';
import type { Operator } from './operator';

const leadershipMs = 500;
const localKeeperMs = 250;
const publicKeeperMs = 2_000;

/** The work that one process does for all: it indexes, records prices, and is the keeper. */
export const startWorkers = async (
  settings: Settings,
  chain: Chain,
  { db, leadership }: Database,
  { recorder, keeper, intervalMs }: Operator,
  log: Logger,
  onFailure: (worker: string) => void,
) => {
  const { chainId, isLocal, clock } = chain;
  const { game, block } = chain.deployment;
  const source = createChainSource(chain.rpc, game);
  const options = { db, source, chainId, game, startBlock: block, isLocal, now: clock.now, log };
  const indexer = createIndexer(options);
  let leads = await leadership.hold();

  const warn = (worker: string, what: string) => (error: unknown) => {
    onFailure(worker);
    log.warn({ err: error }, what);
  };
  const whileLeading = (task: () => Promise<void>) => async () => {
    if (leads) await task();
  };

  const lead = async () => {
    const led = leads;
    leads = await leadership.hold().catch(() => false);
    if (leads !== led) log.info({ leads }, leads ? 'Leads from now on' : 'Leads no longer');
  };
  const indexing = startLoop(
    whileLeading(indexer.catchUp),
    chain.pollMs,
    warn('indexer', 'Indexing failed'),
  );
  const stopListening = chain.head.onBlock(indexing.wake);
  const take = async () => void (await recorder.take());
  const loops = [
    startLoop(lead, leadershipMs, warn('leadership', 'Leadership is unknown')),
    indexing,
    startLoop(whileLeading(take), intervalMs, warn('price', 'There is no price')),
  ];
  if (keeper !== undefined && settings.KEEPER)
    loops.push(
      startLoop(
        whileLeading(keeper.work),
        isLocal ? localKeeperMs : publicKeeperMs,
        warn('keeper', 'The keeper could not do its work'),
      ),
    );

  return {
    leads: () => leads,
    stop: async () => {
      stopListening();
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
};
