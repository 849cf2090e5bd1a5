import { setTimeout as delay } from 'node:timers/promises';
import type { JsonRpc } from '../launcher/json-rpc';
import { autoSave } from './auto-save';

/** A chain as far as it is asked: how many transactions each block holds. */
function fakeChain() {
  const blocks = [0];
  const rpc = (async (method: string, [block]: readonly unknown[] = []) => {
    await Promise.resolve();
    if (method === 'eth_blockNumber') return `0x${(blocks.length - 1).toString(16)}`;
    return `0x${(blocks[Number(block)] ?? 0).toString(16)}`;
  }) as JsonRpc;
  return { blocks, rpc };
}

let stop: () => Promise<void>;
let saves: number;
const save = () => {
  saves += 1;
  return Promise.resolve();
};
beforeEach(() => (saves = 0));
afterEach(() => stop());

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(20);
}

test('a block with a transaction is saved, even when empty ones came after it', async () => {
  const { blocks, rpc } = fakeChain();
  stop = autoSave(rpc, save);
  await delay(50);
  blocks.push(0, 1, 0);
  await until(() => saves === 1);
});

test('empty blocks alone are not', async () => {
  const { blocks, rpc } = fakeChain();
  stop = autoSave(rpc, save);
  await delay(50);
  blocks.push(0, 0);
  await delay(1000);
  expect(saves).toBe(0);
  blocks.push(2);
  await until(() => saves === 1);
});

test('a chain that was set back is saved', async () => {
  const { blocks, rpc } = fakeChain();
  blocks.push(0, 0);
  stop = autoSave(rpc, save);
  await delay(50);
  blocks.length = 1;
  await until(() => saves === 1);
});

test('a save that fails is tried again', async () => {
  const { blocks, rpc } = fakeChain();
  let tries = 0;
  stop = autoSave(rpc, () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('disk full')) : Promise.resolve();
  });
  await delay(50);
  blocks.push(1);
  await until(() => tries === 2);
});
