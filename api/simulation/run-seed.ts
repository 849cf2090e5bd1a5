import { createChainSource } from '../src/indexer/chain-source';
import { createIndexer } from '../src/indexer/indexer';
import type { SimulatedDatabase } from './database';
import { createFaultyRpc } from './faulty-rpc';
import { seededRandom } from './random';
import { createScriptedChain, game, startBlock } from './scripted-chain';
import { differences } from './truth';

/** Faults that may strike the run: set by it, read by node and database. */
export interface Faults {
  on: boolean;
  /** Whether this statement is where the process dies. */
  kills: (statement: string) => boolean;
}

const silent = { info: () => {}, warn: () => {} };
const enoughAttempts = 200;

/**
 * One run: a chain that grows and changes its mind, an indexer that is interrupted at random, a node that fails. Then
 * all is well for a moment, and every table must say what is true. Returns what does not.
 */
export const runSeed = async (
  seed: number,
  { db, clear }: SimulatedDatabase,
  faults: Faults,
): Promise<string[]> => {
  const random = seededRandom(seed);
  const chain = createScriptedChain(random);
  const rpc = createFaultyRpc(chain, random, () => faults.on);
  await clear();

  /** A process of its own: it knows nothing but what the database holds. */
  const startIndexer = () =>
    createIndexer({
      db,
      source: createChainSource(rpc, game),
      chainId: 31337,
      game,
      startBlock,
      isLocal: true,
      now: () => 0,
      log: silent,
    });
  let indexer = startIndexer();

  const isLong = random.chance(0.15);
  chain.mine(isLong ? random.between(250, 400) : random.between(1, 40), isLong ? 0.1 : 0.6);
  faults.on = true;
  faults.kills = (statement) => /commit|insert|update/.test(statement) && random.chance(0.02);
  const turns = random.between(3, 10);
  for (let turn = 0; turn < turns; turn++) {
    await indexer.catchUp().catch(() => {});
    if (random.chance(0.3)) indexer = startIndexer();
    const depth = Math.floor(2 ** (random.next() * 8));
    if (random.chance(0.4)) chain.reorganise(depth, depth + random.between(-2, 3), 0.4);
    else chain.mine(random.between(0, 6), 0.6);
  }

  faults.on = false;
  faults.kills = () => false;
  let problem: unknown;
  for (let attempt = 0; attempt < enoughAttempts; attempt++)
    try {
      await indexer.catchUp();
      return await differences(db, chain);
    } catch (error) {
      problem = error;
    }
  return [`It did not catch up: ${String(problem)}`];
};
