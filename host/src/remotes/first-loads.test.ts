import { release } from '../testing/page';
import { watchFirstLoads } from './first-loads';
import type { LoadOutcome } from './load-remote';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page with a loader whose outcomes come when the test says so. */
function page() {
  const ends: (() => void)[] = [];
  const { loadModule, settled } = watchFirstLoads(
    () =>
      new Promise((resolve) =>
        ends.push(() => resolve({ status: 'failed', failure: {} } as LoadOutcome)),
      ),
  );
  const isSettled = jest.fn();
  void settled.then(isSettled);
  const load = () => void loadModule('game', release('game'), 'GamePanel', 0);
  const end = async () => {
    ends.shift()?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { load, end, isSettled };
}

test('the first screen is settled when each of its modules is there or has failed', async () => {
  const { load, end, isSettled } = page();
  load();
  load();
  await end();
  expect(isSettled).not.toHaveBeenCalled();
  await end();
  expect(isSettled).toHaveBeenCalledTimes(1);
});

test('a page goes on without remotes that take long, or that it does not have', async () => {
  const { load, isSettled } = page();
  load();
  await jest.advanceTimersByTimeAsync(1_900);
  expect(isSettled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(isSettled).toHaveBeenCalled();
});
