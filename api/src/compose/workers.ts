import type { Logger } from 'pino';
import { shareHead } from '../chain/share-head';
import type { Database } from '../infra/database/database';
import { holdLease } from '../infra/database/hold-lease';
import type { Settings } from '../infra/settings/settings';
import { startWorker, type Warn } from '../infra/worker';
import { createFees } from '../state/fees/fees';
import { createChainSource } from '../state/indexer/chain-source';
import { createIndexer } from '../state/indexer/indexer';
import { publicFailure } from '../state/readiness';
import type { Chain } from './chain';
import type { Operator } from './operator';
import type { Prices } from './prices';
import type { Push } from './push';

/** The indexer follows the head. It also compares its tables with the chain this often, in case it missed a block. */
const LOOK_ANYWAY_MS = 2_000;
const PUSH_MS = 1_000;
const KEEPER_MS = 2_000;

interface Parts {
  readonly settings: Settings;
  readonly chain: Chain;
  readonly database: Database;
  readonly prices: Prices;
  readonly operator: Operator;
  readonly push: Push | undefined;
  readonly log: Logger;
  readonly warn: Warn;
}

/**
 * Background work that only one process does at a time: the holder of the indexer lease indexes, records prices and sends
 * notifications, and the holder of the keeper lease runs the keeper.
 */
export async function startWorkers(parts: Parts) {
  const { settings, chain, database, push, log, warn } = parts;
  const { recorder, intervalMs } = parts.prices;
  const { keeper, payouts, starts } = parts.operator;
  const { db, indexerLease, keeperLease } = database;
  const { chainId, isLocal, clock } = chain;
  const { game, block } = chain.deployment;
  const source = createChainSource(chain.rpc, game);
  const options = { db, source, chainId, game, startBlock: block, isLocal, now: clock.now, log };
  const indexer = createIndexer(options);
  const readFees = createFees(db, chain.rpc);
  let failure: string | undefined;
  const catchUp = async () => {
    try {
      await indexer.catchUp();
      failure = undefined;
    } catch (error) {
      failure = publicFailure(error);
      throw error;
    }
  };

  const unknown = warn('leadership', 'Could not check the lease');
  const lead = await holdLease(indexerLease, 'indexer', log, unknown);
  const sharing = database.isShared
    ? await shareHead(chain.head, database, lead.isHeld, () => failure, unknown)
    : undefined;
  const indexing = startWorker(
    lead.while(catchUp),
    Math.max(chain.pollMs, LOOK_ANYWAY_MS),
    warn('indexer', 'Indexing failed'),
  );
  const stopListening = chain.head.onBlock(indexing.wake);
  const feeing = startWorker(
    lead.while(readFees),
    Math.max(chain.pollMs, LOOK_ANYWAY_MS),
    warn('fees', "Could not read the players' fees"),
  );
  // A worker of its own, so that no block waits for a push service.
  const pushing =
    push &&
    startWorker(
      lead.while(push.send),
      PUSH_MS,
      warn('push', 'Could not send the notifications to closed pages'),
    );
  const take = async (assertHeld: () => void) => void (await recorder.take(assertHeld));
  const taking = startWorker(
    lead.while(take),
    intervalMs,
    warn('price', 'Recording a price failed'),
  );

  const startKeeping = async () => {
    // A process without a keeper account must not take the lease from a process that has one.
    if (keeper === undefined || !settings.KEEPER) return undefined;
    const keep = await holdLease(keeperLease, 'keeper', log, unknown);
    // Each apart, so that no price waits for a payout to be mined.
    const parts = [
      { name: 'keeper', work: keeper.work, failed: 'The keeper failed' },
      { name: 'payouts', work: payouts, failed: 'Could not pay out a round' },
      { name: 'starts', work: starts, failed: 'Could not start the next round' },
    ] as const;
    const working = parts.flatMap(({ name, work, failed }) =>
      work === undefined ? [] : startWorker(keep.while(work), KEEPER_MS, warn(name, failed)),
    );
    const stopListening = chain.head.onBlock(() => working.forEach(({ wake }) => wake()));
    const stop = () => {
      stopListening();
      return Promise.all([keep.stop(), ...working.map((worker) => worker.stop())]);
    };
    return { isHeld: keep.isHeld, stop };
  };
  const keep = await startKeeping();

  return {
    leads: lead.isHeld,
    databaseSilence: lead.silence,
    keeps: () => keep?.isHeld() ?? false,
    /** Why the index makes no progress, in this process or in the one that indexes. */
    indexFailure: () => (sharing ? sharing.failure() : failure),
    stop: async () => {
      stopListening();
      await Promise.all([
        sharing?.stop(),
        lead.stop(),
        indexing.stop(),
        feeing.stop(),
        pushing?.stop(),
        taking.stop(),
        keep?.stop(),
      ]);
    },
  };
}

export type Workers = Awaited<ReturnType<typeof startWorkers>>;
