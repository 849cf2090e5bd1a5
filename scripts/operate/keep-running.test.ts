import { Problem } from '../launcher/problem';
import type { Service } from '../launcher/service';
import { keepRunning } from './keep-running';

/** A service as far as it is kept: it dies when it is told to. */
function fakeService() {
  const state = { stopped: false, die: (_reason: string) => undefined as void };
  const died = new Promise<Problem>((resolve) => {
    state.die = (reason) => resolve(new Problem(reason));
  });
  const service: Service = {
    died,
    stop: () => {
      state.stopped = true;
      return Promise.resolve();
    },
  };
  return { state, service };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('what dies is started again, and the reason is told', async () => {
  const started: ReturnType<typeof fakeService>[] = [];
  const reasons: string[] = [];
  const start = () => {
    started.push(fakeService());
    return started.at(-1)!.service;
  };
  const kept = keepRunning({ start, onDeath: (reason) => reasons.push(reason), pauseMs: 1 });
  started[0]!.state.die('killed');
  await settled();
  started[1]!.state.die('killed again');
  await settled();
  expect(started).toHaveLength(3);
  expect(reasons).toEqual(['killed', 'killed again']);
  expect(kept.current()).toBe(started[2]!.service);
  await kept.stop();
});

test('what is stopped stays so, even when it died a moment before', async () => {
  const started: ReturnType<typeof fakeService>[] = [];
  const start = () => {
    started.push(fakeService());
    return started.at(-1)!.service;
  };
  const kept = keepRunning({ start, onDeath: () => undefined, pauseMs: 5 });
  started[0]!.state.die('killed');
  await Promise.resolve();
  await kept.stop();
  await settled();
  expect(started).toHaveLength(1);
  expect(started[0]!.state.stopped).toBe(true);
});
