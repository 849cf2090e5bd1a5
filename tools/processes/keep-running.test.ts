import { Problem } from '../problem';
import { until } from '../testing/until';
import { keepRunning } from './keep-running';
import type { Service } from './service';

const { signal } = new AbortController();

let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'log').mockImplementation()));
afterEach(() => log.mockRestore());

function reported() {
  return log.mock.calls.map(([text]) => /.+/.exec(text as string)?.[0]);
}

/** Services that die on command. */
function fakeServices() {
  const started: { die: (reason: string) => void; isStopped: boolean }[] = [];
  const start = (): Promise<Service> => {
    const state = { die: (_reason: string) => undefined as void, isStopped: false };
    const died = new Promise<Problem>((resolve) => {
      state.die = (reason) => resolve(new Problem(reason));
    });
    started.push(state);
    return Promise.resolve({
      died,
      stop: () => {
        state.isStopped = true;
        return Promise.resolve();
      },
    });
  };
  return { started, start };
}

/** Longer than the pause before a restart. */
function settled() {
  return new Promise((resolve) => setTimeout(resolve, 1200));
}

test('a service that dies is started again, and the reason is reported', async () => {
  const { started, start } = fakeServices();
  const kept = await keepRunning(start, signal);
  started[0]!.die('killed');
  await until(() => started.length === 2);
  started[1]!.die('killed again');
  await until(() => started.length === 3);
  expect(reported()).toEqual(['killed', 'killed again']);
  await kept.stop();
  expect(started[2]!.isStopped).toBe(true);
});

test('a stopped service stays stopped, even if it died a moment before', async () => {
  const { started, start } = fakeServices();
  const kept = await keepRunning(start, signal);
  started[0]!.die('killed');
  await Promise.resolve();
  await kept.stop();
  await settled();
  expect(started).toHaveLength(1);
  expect(started[0]!.isStopped).toBe(true);
});

test('a failed restart is tried again', async () => {
  const { started, start } = fakeServices();
  const starts = [start, () => Promise.reject(new Error('no space left on device')), start];
  const kept = await keepRunning(() => starts.shift()!(), signal);
  started[0]!.die('killed');
  await until(() => started.length === 2);
  expect(reported()).toEqual(['killed', 'no space left on device']);
  await kept.stop();
});

test('a restart under way when the service is stopped ends stopped too', async () => {
  const { started, start } = fakeServices();
  let finish: (() => void) | undefined;
  const held = () => new Promise<Service>((resolve) => (finish = () => void start().then(resolve)));
  const starts = [start, held];
  const kept = await keepRunning(() => starts.shift()!(), signal);
  started[0]!.die('killed');
  await until(() => finish !== undefined);
  const stopping = kept.stop();
  finish!();
  await stopping;
  expect(started[1]!.isStopped).toBe(true);
});
