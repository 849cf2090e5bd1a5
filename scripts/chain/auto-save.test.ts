import type { JsonRpc } from '../../tools/json-rpc';
import { until } from '../../tools/testing/until';
import { autoSave } from './auto-save';

const PAUSE = 1;

/** The part of a chain that the saves read: the root of its state. */
function fakeChain() {
  const chain = { stateRoot: '0x00', looks: 0 };
  const rpc = (async () => {
    await Promise.resolve();
    chain.looks += 1;
    return { stateRoot: chain.stateRoot };
  }) as JsonRpc;
  /** Waits until the present state has been looked at, and saved if it had to be. */
  const seen = async () => {
    const before = chain.looks;
    await until(() => chain.looks >= before + 2);
  };
  return { chain, rpc, seen };
}

let stop: () => Promise<void>;
let saves: number;
function save() {
  saves += 1;
  return Promise.resolve();
}
beforeEach(() => (saves = 0));
afterEach(() => stop());

test('each change of the state is saved, also a change back', async () => {
  const { chain, rpc, seen } = fakeChain();
  stop = autoSave(rpc, save, PAUSE);
  await seen();
  chain.stateRoot = '0x01';
  await until(() => saves === 1);
  chain.stateRoot = '0x00';
  await until(() => saves === 2);
});

test('an unchanged state is not saved', async () => {
  const { rpc, seen } = fakeChain();
  stop = autoSave(rpc, save, PAUSE);
  await seen();
  await seen();
  expect(saves).toBe(0);
});

test('a failing save is tried again, and its failure and recovery are each reported once', async () => {
  const { chain, rpc, seen } = fakeChain();
  let tries = 0;
  const reports: string[] = [];
  const failTwice = () => {
    tries += 1;
    return tries < 3 ? Promise.reject(new Error('disk full')) : Promise.resolve();
  };
  stop = autoSave(rpc, failTwice, PAUSE, (message) => reports.push(message));
  await seen();
  chain.stateRoot = '0x01';
  await until(() => reports.length === 2);
  expect(tries).toBe(3);
  expect(reports[0]).toContain('The local chain cannot be saved: disk full');
  expect(reports[1]).toBe('The local chain is saved again.');
});
