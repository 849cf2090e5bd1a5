import { webcrypto } from 'node:crypto';
import { HOST_CONTRACT } from '@updown/shared/site';
import { http, HttpResponse } from 'msw';
import { fakeServer } from '../../testing/fake-server';
import { release } from '../../testing/page';
import type { Module } from './load-attempt';
import { createLoader, LOAD_WITHIN_MS, type Federation } from './load-remote';

/** A new mock for each test, because the loaders of earlier tests keep listening. */
let report: jest.Mock;
/** Resolves with the exports of a container's module. */
const loadRemote = jest.fn<Promise<unknown>, [string]>();
jest.mock('./provided-versions', () => ({ providedVersions: { react: '19.3.1' } }));

const federation: Federation = () => (loadAttempt, module) => {
  loadAttempt.reach('code');
  return loadRemote(`${loadAttempt.container}/${module}`) as Promise<Module>;
};

const { server } = fakeServer();

function Panel() {
  return null;
}
function never() {
  return new Promise<never>(() => undefined);
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
  report = jest.fn();
  loadRemote.mockReset();
  document.head.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

const game = release('game');
function load(needs: Record<string, string> = {}) {
  return createLoader(Promise.resolve(federation), { onAltered: report })(
    'game',
    { ...game, needs },
    'GamePanel',
    0,
  );
}

test('a module provides the component of its name, from the container of its version', async () => {
  loadRemote.mockResolvedValue({ GamePanel: Panel });
  expect(await load()).toEqual({ status: 'loaded', Component: Panel });
  expect(loadRemote).toHaveBeenCalledWith('game_1_0_0/GamePanel');
});

test('an incompatible remote is refused before any of its files is requested', async () => {
  expect(await load({ react: '^19.3.1', host: `^${HOST_CONTRACT}`, vue: '^3.0.0' })).toEqual({
    status: 'failed',
    failure: {
      remote: 'game',
      version: '1.0.0',
      kind: 'incompatible',
      phase: 'descriptor',
      detail: 'it needs vue ^3.0.0, and this page has none.',
    },
  });
  expect(loadRemote).not.toHaveBeenCalled();
});

test.each([
  [{ Other: Panel }, 'Other'],
  [{ default: Panel }, 'default'],
  [{}, 'nothing'],
])('a module without the component of its name is refused by name: %p', async (exported, names) => {
  loadRemote.mockResolvedValue(exported);
  const detail = `its module GamePanel must export a component named GamePanel, and exports ${names}.`;
  expect(await load()).toMatchObject({ failure: { kind: 'incompatible', detail } });
});

test('a chunk that fails at once is tried a second time', async () => {
  loadRemote.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  loadRemote.mockResolvedValueOnce({ GamePanel: Panel });
  const outcome = load();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toMatchObject({ status: 'loaded' });
});

test('a script that is not the one that was released is named, and is not tried again', async () => {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  server.use(http.get('*/remotes/game/1.0.0/panel.js', () => HttpResponse.text('altered')));
  loadRemote.mockImplementation(() => {
    const script = document.createElement('script');
    script.setAttribute('src', 'http://localhost/remotes/game/1.0.0/panel.js');
    script.integrity = game.integrity;
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    return Promise.reject(new Error('Loading chunk 7 failed.'));
  });
  jest.useRealTimers();
  expect(await load()).toMatchObject({
    failure: { kind: 'corrupt', detail: 'panel.js is not the file that was released.' },
  });
  expect(loadRemote).toHaveBeenCalledTimes(1);
});

test('an altered script that a running version asks for is reported', async () => {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  server.use(http.get('*/remotes/game/1.0.0/texts-es.js', () => HttpResponse.text('altered')));
  loadRemote.mockResolvedValue({ GamePanel: Panel });
  jest.useRealTimers();
  await load();
  const script = document.createElement('script');
  script.setAttribute('src', 'http://localhost/remotes/game/1.0.0/texts-es.js');
  script.integrity = game.integrity;
  document.head.append(script);
  const reported = new Promise((resolve) => report.mockImplementation(resolve));
  script.dispatchEvent(new Event('error'));
  expect(await reported).toMatchObject({
    remote: 'game',
    version: '1.0.0',
    kind: 'corrupt',
    detail: 'texts-es.js is not the file that was released.',
  });
});

test('a version and its fall-back without an answer are given up within ten seconds', async () => {
  loadRemote.mockImplementation(never);
  const loader = createLoader(Promise.resolve(federation), { onAltered: report });
  const began = Date.now();
  const loadBoth = async () => {
    await loader('game', game, 'GamePanel', 0);
    return loader('game', { ...game, version: '0.9.0' }, 'GamePanel', 0);
  };
  const outcome = loadBoth();
  await jest.advanceTimersToNextTimerAsync();
  await jest.advanceTimersToNextTimerAsync();
  expect(await outcome).toMatchObject({ failure: { version: '0.9.0', kind: 'timeout' } });
  expect(Date.now() - began).toBeLessThan(10_000);
});

test('a load without an answer is given up within ten seconds [spec 8.16d]', async () => {
  loadRemote.mockImplementation(never);
  const outcome = load();
  await jest.advanceTimersByTimeAsync(LOAD_WITHIN_MS);
  expect(LOAD_WITHIN_MS).toBeLessThan(10_000);
  expect(await outcome).toMatchObject({ failure: { kind: 'timeout' } });
});

test('a script that never arrives fails for all who wait for it, and is requested under another address', async () => {
  const chunk = 'http://localhost/remotes/game/1.0.0/panel.js';
  const script = document.createElement('script');
  script.setAttribute('src', chunk);
  script.integrity = game.integrity;
  const failed = jest.fn();
  script.addEventListener('error', failed);
  document.head.append(script);
  // A stalled preload also stalls its script.
  const hinted = 'http://localhost/remotes/game/1.0.0/pools.js';
  const hint = document.createElement('link');
  Object.assign(hint, { rel: 'preload', href: hinted, integrity: game.integrity });
  hint.setAttribute('as', 'script');
  document.head.append(hint);

  loadRemote.mockImplementation(never);
  const loader = createLoader(Promise.resolve(federation), { onAltered: report });
  const first = loader('game', game, 'GamePanel', 0);
  await jest.advanceTimersByTimeAsync(LOAD_WITHIN_MS);
  await first;
  expect(failed).toHaveBeenCalledTimes(1);
  expect(script.isConnected).toBe(false);

  loadRemote.mockResolvedValue({ GamePanel: Panel, Pools: Panel });
  const [panel] = await Promise.all(
    ['GamePanel', 'Pools'].map((module) => loader('game', game, module, 1)),
  );
  expect(panel).toMatchObject({ status: 'loaded' });
  const again = document.head.querySelectorAll('script');
  expect([...again].map(({ src, integrity }) => [src, integrity])).toEqual([
    [`${hinted}?retry=1`, game.integrity],
    [`${chunk}?retry=1`, game.integrity],
  ]);
});

test('giving up one remote leaves the scripts of another alone', async () => {
  const script = document.createElement('script');
  script.setAttribute('src', 'http://localhost/remotes/chart/1.0.0/chart.js');
  document.head.append(script);
  loadRemote.mockImplementation(never);
  const outcome = load();
  await jest.advanceTimersByTimeAsync(LOAD_WITHIN_MS);
  await outcome;
  expect(script.isConnected).toBe(true);
});

test('a load leaves no listener behind', async () => {
  const added = jest.spyOn(AbortSignal.prototype, 'addEventListener');
  const removed = jest.spyOn(AbortSignal.prototype, 'removeEventListener');
  loadRemote.mockResolvedValue({ GamePanel: Panel });
  const loader = createLoader(Promise.resolve(federation), { onAltered: report });
  await loader('game', game, 'GamePanel', 0);
  await loader('game', game, 'GamePanel', 1);
  expect(added).toHaveBeenCalledTimes(2);
  expect(removed.mock.calls).toEqual(added.mock.calls);
  added.mockRestore();
  removed.mockRestore();
});
