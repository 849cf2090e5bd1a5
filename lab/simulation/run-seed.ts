import { createChainSource } from '../../api/src/state/indexer/chain-source';
import { createIndexer } from '../../api/src/state/indexer/indexer';
import { seededRandom } from '../../api/test/random';
import type { Faults } from '../../api/test/scripted/faults';
import { createFaultyRpc } from '../../api/test/scripted/faulty-rpc';
import { createScriptedChain, GAME, START_BLOCK } from '../../api/test/scripted/scripted-chain';
import type { SimulatedDatabase } from './database';
import { withoutStandings } from './earlier-version';
import { createReader } from './reader';
import { differences } from './truth';

const silent = { info: () => {}, warn: () => {} };
const ENOUGH_ATTEMPTS = 200;

/**
 * Runs one seed: a chain that grows and reorganises, a node that fails, and an indexer that is interrupted at random.
 * Then the faults end, and all tables and the event stream must match the chain. Returns the differences.
 */
export async function runSeed(
  seed: number,
  { db, clear }: SimulatedDatabase,
  faults: Faults,
): Promise<string[]> {
  const random = seededRandom(seed);
  const chain = createScriptedChain(random);
  const rpc = createFaultyRpc(chain, random, faults);
  await clear();

  /** Simulates a new process, which knows only the database. */
  const startIndexer = () =>
    createIndexer({
      db,
      source: createChainSource(rpc, GAME),
      chainId: 31337,
      game: GAME,
      startBlock: START_BLOCK,
      isLocal: true,
      now: () => 0,
      log: silent,
    });
  let indexer = startIndexer();
  const reader = createReader(db);

  const isLong = random.chance(0.15);
  chain.mine(isLong ? random.between(250, 400) : random.between(1, 40), isLong ? 0.1 : 0.6);
  faults.on = true;
  let isSafe = false;
  faults.kills = (statement) => {
    const dies = !isSafe && /commit|insert|update/.test(statement) && random.chance(0.02);
    if (dies) faults.struck.kill++;
    return dies;
  };
  const turns = random.between(3, 10);
  for (let turn = 0; turn < turns; turn++) {
    if (random.chance(0.1)) {
      faults.struck.earlierVersion++;
      isSafe = true;
      await withoutStandings(db, () =>
        startIndexer()
          .catchUp()
          .catch(() => {}),
      );
      isSafe = false;
    } else await indexer.catchUp().catch(() => {});
    // A reader that skips a turn gets several commits at once, like a page that was offline.
    if (random.chance(0.7)) await reader.follow();
    if (random.chance(0.3)) {
      faults.struck.restart++;
      indexer = startIndexer();
    }
    // From 1 to 256 blocks; all powers of two are equally likely.
    const depth = Math.round(2 ** (random.next() * 8));
    if (random.chance(0.4)) {
      const lost = chain.reorganise(depth, depth + random.between(-2, 3), 0.4);
      faults.deepestReorganisation = Math.max(faults.deepestReorganisation, lost);
    } else chain.mine(random.between(0, 6), 0.6);
  }

  faults.on = false;
  faults.kills = () => false;
  let lastError: unknown;
  for (let attempt = 0; attempt < ENOUGH_ATTEMPTS; attempt++) {
    try {
      await indexer.catchUp();
      await reader.follow();
      return await differences(db, chain, reader);
    } catch (error) {
      lastError = error;
    }
  }
  return [`The indexer did not catch up: ${String(lastError)}`];
}
