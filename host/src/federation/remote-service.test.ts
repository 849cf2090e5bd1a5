import { createStore, forRemote, selectVersions } from '@updown/shared';
import { release, site } from '../../testing/page';
import type { Deployed, Site } from '../site/site';
import { FailureLog } from './failure-log';
import type { Module } from './load-attempt';
import type { Federation } from './load-remote';
import { startRemotes } from './remote-service';

/** Runs a module of a container, and returns its exports. */
const evaluate = jest.fn<object, [container: string]>();
const federation: Federation = () => async (loadAttempt) => {
  loadAttempt.reach('code');
  await Promise.resolve();
  return evaluate(loadAttempt.container) as Module;
};

function Panel() {
  return null;
}

function start(remotes: Site) {
  const store = createStore({
    wallet: () => {
      throw new Error('No wallet.');
    },
  });
  const failures = new FailureLog(() => Promise.resolve(undefined));
  return {
    store,
    failures,
    ...startRemotes(remotes, store, failures, Promise.resolve(federation)),
  };
}

function count(state = 0): number {
  return state + 1;
}

function on(version: string): Deployed {
  return { status: 'on', remote: release('game', version) };
}

test.each<[string, Deployed | undefined]>([
  ['replaced', on('1.1.0')],
  ['disabled', { status: 'off', reason: 'Repair.' }],
  ['removed', undefined],
])('what a version keeps in the store goes when the remote is %s', async (how, next) => {
  // Each case has a remote of its own, because the page's API slice and slots outlive a test.
  const name = `game-${how}`;
  const { store, running, loadModule, released } = start({
    serial: 1,
    remotes: { [name]: on('1.0.0') },
  });
  let select = (_state: ReturnType<typeof store.getState>) => 0;
  evaluate.mockImplementation(() => {
    select = forRemote({ name, version: '1.0.0' }).addReducer(count);
    return { GamePanel: Panel };
  });
  await loadModule(name, running.of(name)!.release, 'GamePanel', 0);
  store.dispatch({ type: 'another' });
  expect(selectVersions(store.getState())).toEqual({ [name]: '1.0.0' });
  expect(select(store.getState())).toBeGreaterThan(1);

  released({ serial: 2, remotes: next ? { [name]: next } : {} });
  expect(selectVersions(store.getState())).toEqual({});
  expect(select(store.getState())).toBe(1);
});

test('a name that is taken fails in the remote that claims it second, and the first one works on', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { store, running, loadModule } = start(site('game', 'chart'));
  evaluate.mockImplementation((container) => {
    forRemote({ name: 'clock', version: '1.0.0' }).addEndpoints((build) => ({
      time: build.query<number, void>({ queryFn: () => ({ data: 1 }) }),
    }));
    return { [container.startsWith('game') ? 'GamePanel' : 'PriceChart']: Panel };
  });
  expect(await loadModule('game', running.of('game')!.release, 'GamePanel', 0)).toMatchObject({
    status: 'loaded',
  });
  const refused = await loadModule('chart', running.of('chart')!.release, 'PriceChart', 0);
  expect(refused).toMatchObject({ failure: { remote: 'chart', kind: 'crashed' } });
  expect(JSON.stringify(refused)).toContain(
    'The endpoint clock@1.0.0/time is in the page already.',
  );
  expect(selectVersions(store.getState())).toEqual({ game: '1.0.0' });
});

test('an error of an entry in the page of another remote is blamed on the remote that its stack names', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { failures, running, loadModule, remoteThrew } = start(site('game', 'chart'));
  evaluate.mockImplementation(() => ({ GamePanel: Panel, PriceChart: Panel }));
  await loadModule('game', running.of('game')!.release, 'GamePanel', 0);
  await loadModule('chart', running.of('chart')!.release, 'PriceChart', 0);
  const entry = 'at clean (/remotes/chart/1.0.0/chart.js:1)\nat Row (/remotes/game/1.0.0/row.js:1)';
  remoteThrew(new Error('boo'), entry, { remote: 'game' });
  remoteThrew(new Error('bar'), 'at commit (/main.js:1)', { remote: 'game' });
  expect(failures.list.map(({ remote, detail }) => [remote, detail])).toEqual([
    ['chart', 'boo'],
    ['game', 'bar'],
  ]);
});

test('a reducer that throws fails its remote by name, in all its places, and no dispatch of the page', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { store, failures, running, loadModule } = start(site('game', 'chart'));
  let fails = false;
  evaluate.mockImplementation((container) => {
    if (container.startsWith('chart')) {
      forRemote({ name: 'chart', version: '1.0.0' }).addReducer((state = 1) => {
        if (fails) throw new Error('boo');
        return state;
      });
    }
    return { [container.startsWith('game') ? 'GamePanel' : 'PriceChart']: Panel };
  });
  await loadModule('game', running.of('game')!.release, 'GamePanel', 0);
  await loadModule('chart', running.of('chart')!.release, 'PriceChart', 0);
  fails = true;
  store.dispatch({ type: 'any' });
  store.dispatch({ type: 'another' });
  await Promise.resolve();
  const failure = { remote: 'chart', version: '1.0.0', kind: 'crashed', detail: 'boo' };
  expect(failures.list).toMatchObject([failure]);
  expect(running.of('chart')).toMatchObject({ failure });
  expect(running.of('game')).not.toHaveProperty('failure');
  expect(selectVersions(store.getState())).toEqual({ game: '1.0.0', chart: '1.0.0' });
  running.retry('chart');
  expect(running.of('chart')).not.toHaveProperty('failure');
});
