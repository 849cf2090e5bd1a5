import { createChainSource } from '../src/indexer/chain-source';
import { createIndexer } from '../src/indexer/indexer';
import type { SimulatedDatabase } from './database';
import type { Faults } from './faults';
import { createFaultyRpc } from './faulty-rpc';
import { seededRandom } from './random';
import { createReader } from './reader';
import { createScriptedChain, game, startBlock } from './scripted-chain';
import { differences } from './truth';

const silent = { info: () => {}, warn: () => {} };
const enoughAttempts = 200;

/**
 * One run: a chain that grows and changes its mind, an indexer that is interrupted at random, a node that fails. Then
 * all is well for a moment, and every table must say what is true, and the event stream must have. Returns what does not.
 */
export const runSeed = async (
  seed: number,
  { db, clear }: SimulatedDatabase,
  faults: Faults,
): Promise<string[]> => {
  const random = seededRandom(seed);
  const chain = createScriptedChain(random);
  const rpc = createFaultyRpc(chain, random, faults);
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
  const reader = createReader(db);

  const isLong = random.chance(0.15);
  chain.mine(isLong ? random.between(250, 400) : random.between(1, 40), isLong ? 0.1 : 0.6);
  faults.on = true;
  faults.kills = (statement) => {
    const dies = /commit|insert|update/.test(statement) && random.chance(0.02);
    if (dies) faults.struck.kill++;
    return dies;
  };
  const turns = random.between(3, 10);
  for (let turn = 0; turn < turns; turn++) {
    await indexer.catchUp().catch(() => {});
    // What it commits now and then in between is told together, as to a page that was away.
    if (random.chance(0.7)) await reader.follow();
    if (random.chance(0.3)) {
      faults.struck.restart++;
      indexer = startIndexer();
    }
    // From 1 to 256 blocks, each power of two as likely as another.
    const depth = Math.round(2 ** (random.next() * 8));
    if (random.chance(0.4)) {
      const lost = chain.reorganise(depth, depth + random.between(-2, 3), 0.4);
      faults.deepestReorganisation = Math.max(faults.deepestReorganisation, lost);
    } else chain.mine(random.between(0, 6), 0.6);
  }

  faults.on = false;
  faults.kills = () => false;
  let problem: unknown;
  for (let attempt = 0; attempt < enoughAttempts; attempt++)
    try {
      await indexer.catchUp();
      await reader.follow();
      return await differences(db, chain, reader);
    } catch (error) {
      problem = error;
    }
  return [`It did not catch up: ${String(problem)}`];
};
