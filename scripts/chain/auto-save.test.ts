import type { JsonRpc } from '../lib/json-rpc';
import { until } from '../testing/until';
import { autoSave } from './auto-save';

const PAUSE = 1;

/** The part of a chain that the saves read: how many transactions each block holds. */
function fakeChain() {
  const blocks = [0];
  let looks = 0;
  const rpc = (async (method: string, [block]: readonly unknown[] = []) => {
    await Promise.resolve();
    if (method === 'eth_blockNumber') {
      looks += 1;
      return `0x${(blocks.length - 1).toString(16)}`;
    }
    return `0x${(blocks[Number(block)] ?? 0).toString(16)}`;
  }) as JsonRpc;
  /** Waits until whatever is on the chain by now has been looked at, and saved if it had to be. */
  const seen = async () => {
    const before = looks;
    await until(() => looks >= before + 2);
  };
  return { blocks, rpc, seen };
}

let stop: () => Promise<void>;
let saves: number;
function save() {
  saves += 1;
  return Promise.resolve();
}
beforeEach(() => (saves = 0));
afterEach(() => stop());

test('a block with a transaction is saved, even if empty ones follow', async () => {
  const { blocks, rpc, seen } = fakeChain();
  stop = autoSave(rpc, save, PAUSE);
  await seen();
  blocks.push(0, 1, 0);
  await until(() => saves === 1);
});

test('empty blocks alone are not saved', async () => {
  const { blocks, rpc, seen } = fakeChain();
  stop = autoSave(rpc, save, PAUSE);
  await seen();
  blocks.push(0, 0);
  await seen();
  expect(saves).toBe(0);
  blocks.push(2);
  await until(() => saves === 1);
});

test('a chain that went back is saved', async () => {
  const { blocks, rpc, seen } = fakeChain();
  blocks.push(0, 0);
  stop = autoSave(rpc, save, PAUSE);
  await seen();
  blocks.length = 1;
  await until(() => saves === 1);
});

test('a failing save is tried again, and its failure and recovery are each reported once', async () => {
  const { blocks, rpc, seen } = fakeChain();
  let tries = 0;
  const reports: string[] = [];
  const failTwice = () => {
    tries += 1;
    return tries < 3 ? Promise.reject(new Error('disk full')) : Promise.resolve();
  };
  stop = autoSave(rpc, failTwice, PAUSE, (message) => reports.push(message));
  await seen();
  blocks.push(1);
  await until(() => reports.length === 2);
  expect(tries).toBe(3);
  expect(reports[0]).toContain('The local chain cannot be saved: disk full');
  expect(reports[1]).toBe('The local chain is saved again.');
});
