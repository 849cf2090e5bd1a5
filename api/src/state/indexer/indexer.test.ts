import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '../../../test/postgres';
import { seededRandom } from '../../../test/random';
import { noFaults } from '../../../test/scripted/faults';
import { createFaultyRpc } from '../../../test/scripted/faulty-rpc';
import { createScriptedChain, GAME, START_BLOCK } from '../../../test/scripted/scripted-chain';
import type { Database } from '../../infra/database/database';
import { openDatabase } from '../../infra/database/open';
import { createChainSource } from './chain-source';
import { readCursor } from './cursor';
import { createIndexer } from './indexer';

jest.setTimeout(120_000);

const silent = { info: () => {}, warn: () => {} };

let folder: string;
let postgres: Postgres;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-indexer-'));
  postgres = await startPostgres(folder);
});
beforeEach(async () => {
  const url = await postgres.database(`chain_${Math.random().toString(36).slice(2)}`);
  database = await openDatabase({ DATABASE_DIR: '', DATABASE_URL: url });
});
afterEach(() => database.close());
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** An index of a chain that is longer than the remembered blocks, and a node that may lag behind. */
async function indexed(isLocal: boolean) {
  const random = seededRandom(1);
  const chain = createScriptedChain(random);
  chain.mine(2_600, 0.05);
  let shown = Infinity;
  const view = { ...chain, blocks: () => chain.blocks().slice(0, shown) };
  const { db } = database;
  const source = createChainSource(createFaultyRpc(view, random, noFaults()), GAME);
  const markUnhealthy = jest.spyOn(source, 'markUnhealthy');
  const { catchUp } = createIndexer({
    db,
    source,
    chainId: 31337,
    game: GAME,
    startBlock: START_BLOCK,
    isLocal,
    now: () => 0,
    log: silent,
  });
  await catchUp();
  const cursor = async () => {
    const row = await readCursor(db);
    if (row === undefined) throw new Error('The index is missing.');
    return row;
  };
  expect((await cursor()).block).toBe(chain.head().number);
  return { chain, catchUp, cursor, markUnhealthy, show: (blocks: number) => (shown = blocks) };
}

describe('on a public chain', () => {
  test('keeps its rows if the node is far behind, and switches to another node', async () => {
    const { chain, catchUp, cursor, markUnhealthy, show } = await indexed(false);
    const before = await cursor();
    for (const blocks of [2_000, 300, 40, 1]) {
      show(blocks);
      await expect(catchUp()).rejects.toThrow('blocks behind its earlier answer');
      expect(await cursor()).toEqual(before);
    }
    expect(markUnhealthy).toHaveBeenCalledTimes(4);
    show(Infinity);
    chain.mine(3, 0.6);
    await catchUp();
    expect(await cursor()).toMatchObject({
      block: before.block + 3,
      reset_revision: before.reset_revision,
    });
  });

  test('waits for a node that is a little behind', async () => {
    const { chain, catchUp, cursor, markUnhealthy, show } = await indexed(false);
    const before = await cursor();
    show(chain.head().number - 4);
    await catchUp();
    expect(await cursor()).toEqual(before);
    expect(markUnhealthy).not.toHaveBeenCalled();
  });

  test('rolls back after a reorganisation, even if the chain is shorter for now', async () => {
    const { chain, catchUp, cursor } = await indexed(false);
    const before = await cursor();
    chain.reorganise(200, 3, 0.6);
    await catchUp();
    expect(await cursor()).toMatchObject({ block: chain.head().number, hash: chain.head().hash });
    expect((await cursor()).reset_revision).toBeGreaterThan(before.reset_revision);
  });
});

test('rolls back with a local chain that was reset', async () => {
  const { catchUp, cursor, show } = await indexed(true);
  show(301);
  await catchUp();
  expect((await cursor()).block).toBe(300);
});
