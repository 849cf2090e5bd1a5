import { Problem } from '../lib/problem';
import { until } from '../testing/until';
import { keepRunning } from './keep-running';
import type { Service } from './service';

/** A service that dies on command. */
function fakeService() {
  const state = { stopped: false, die: (_reason: string) => undefined as void };
  const died = new Promise<Problem>((resolve) => {
    state.die = (reason) => resolve(new Problem(reason));
  });
  const service: Service = {
    name: 'The API',
    died,
    endOfLog: () => '',
    stop: () => {
      state.stopped = true;
      return Promise.resolve();
    },
  };
  return { state, service };
}

function settled() {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

test('a service that dies is started again, and the reason is reported', async () => {
  const started: ReturnType<typeof fakeService>[] = [];
  const reasons: string[] = [];
  const start = () => {
    started.push(fakeService());
    return started.at(-1)!.service;
  };
  const kept = keepRunning({
    first: start(),
    start,
    onDeath: (reason) => reasons.push(reason),
    pauseMs: 1,
  });
  started[0]!.state.die('killed');
  await until(() => kept.current() === started[1]?.service);
  started[1]!.state.die('killed again');
  await until(() => kept.current() === started[2]?.service);
  expect(reasons).toEqual(['killed', 'killed again']);
  await kept.stop();
});

test('a stopped service stays stopped, even if it died a moment before', async () => {
  const started: ReturnType<typeof fakeService>[] = [];
  const start = () => {
    started.push(fakeService());
    return started.at(-1)!.service;
  };
  const kept = keepRunning({ first: start(), start, onDeath: () => undefined, pauseMs: 5 });
  started[0]!.state.die('killed');
  await Promise.resolve();
  await kept.stop();
  await settled();
  expect(started).toHaveLength(1);
  expect(started[0]!.state.stopped).toBe(true);
});

test('a failed restart is tried again', async () => {
  const first = fakeService();
  const second = fakeService();
  const reasons: string[] = [];
  const starts = [
    () => {
      throw new Error('no space left on device');
    },
    () => second.service,
  ];
  const kept = keepRunning({
    first: first.service,
    start: () => starts.shift()!(),
    onDeath: (reason) => reasons.push(reason),
    pauseMs: 1,
  });
  first.state.die('killed');
  await until(() => kept.current() === second.service);
  expect(reasons).toEqual(['killed', 'no space left on device']);
  await kept.stop();
});

test('a restart under way when the service is stopped ends stopped too', async () => {
  const first = fakeService();
  const second = fakeService();
  let finish: ((service: Service) => void) | undefined;
  const kept = keepRunning({
    first: first.service,
    start: () => new Promise<Service>((resolve) => (finish = resolve)),
    onDeath: () => undefined,
    pauseMs: 1,
  });
  first.state.die('killed');
  await until(() => finish !== undefined);
  const stopping = kept.stop();
  finish!(second.service);
  await stopping;
  expect(second.state.stopped).toBe(true);
});
