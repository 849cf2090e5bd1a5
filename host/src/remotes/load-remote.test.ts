import { site } from '../testing/page';
import { createLoader, LOAD_WITHIN_MS } from './load-remote';

const loadRemote = jest.fn<Promise<unknown>, [string]>();
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (id: string) => loadRemote(id),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const Panel = () => null;
const never = () => new Promise<never>(() => undefined);
let errors: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  loadRemote.mockReset();
  errors = jest.spyOn(console, 'error').mockImplementation();
  document.head.innerHTML = '';
});
afterEach(() => {
  jest.useRealTimers();
  errors.mockRestore();
});

const load = (again = false) => createLoader(site('game'))('game', 'GamePanel', again);

test('a module is its component of the same name', async () => {
  loadRemote.mockResolvedValue({ GamePanel: Panel });
  expect(await load()).toEqual({ status: 'loaded', version: '1.0.0', Component: Panel });
  expect(loadRemote).toHaveBeenCalledWith('game/GamePanel');
});

test('a module without that component is damaged', async () => {
  loadRemote.mockResolvedValue({ Other: Panel });
  expect(await load()).toMatchObject({ status: 'failed', failure: { kind: 'corrupt' } });
});

test('what fails at once is tried a second time', async () => {
  loadRemote.mockRejectedValueOnce(new Error('Failed to fetch'));
  loadRemote.mockResolvedValueOnce({ GamePanel: Panel });
  const outcome = load();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toMatchObject({ status: 'loaded' });
});

test('a failure names the remote and its version, and is not thrown', async () => {
  loadRemote.mockRejectedValue(new Error('Failed to fetch'));
  const outcome = load();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toEqual({
    status: 'failed',
    failure: {
      remote: 'game',
      version: '1.0.0',
      kind: 'unreachable',
      phase: 'manifest',
      detail: 'Failed to fetch',
    },
  });
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('game 1.0.0, manifest'));
});

test('what never answers is given up within ten seconds', async () => {
  loadRemote.mockImplementation(never);
  const outcome = load();
  await jest.advanceTimersByTimeAsync(LOAD_WITHIN_MS);
  expect(LOAD_WITHIN_MS).toBeLessThan(10_000);
  expect(await outcome).toMatchObject({ failure: { kind: 'timeout' } });
});

test('a script that never answers fails for those who wait for it, and is asked for under another address', async () => {
  const chunk = 'http://localhost/remotes/game/1.0.0/panel.js';
  const script = document.createElement('script');
  script.setAttribute('src', chunk);
  const failed = jest.fn();
  script.addEventListener('error', failed);
  document.head.append(script);

  loadRemote.mockImplementation(never);
  const loader = createLoader(site('game'));
  const first = loader('game', 'GamePanel', false);
  await jest.advanceTimersByTimeAsync(LOAD_WITHIN_MS);
  await first;
  expect(failed).toHaveBeenCalledTimes(1);
  expect(script.isConnected).toBe(false);

  loadRemote.mockResolvedValue({ GamePanel: Panel });
  expect(await loader('game', 'GamePanel', true)).toMatchObject({ status: 'loaded' });
  expect(document.head.querySelector('script')?.src).toBe(`${chunk}?retry=1`);
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
