import { createStore, serverClock } from '@updown/shared';
import { keepClock } from './keep-clock';

/** Has the answers of `/time` take so long, one after another; answers with how the clock was set. */
function clockAfter(trips: readonly number[]) {
  let at = 0;
  let asked = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => at);
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    at += trips[asked++]!;
    return Promise.resolve(Response.json({ now: asked * 1000 }));
  });
  const set = jest.spyOn(serverClock, 'sync');
  keepClock(createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) }));
  return { fetch, set };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('sets the clock by the first answer where that came quickly', async () => {
  const { fetch, set } = clockAfter([150]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(set.mock.calls).toEqual([[1000, 150]]);
});

it('asks again where an answer took long, and goes by the quickest', async () => {
  const { set } = clockAfter([900, 1200, 400, 30]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(set.mock.calls).toEqual([
    [1000, 900],
    [3000, 400],
    [4000, 30],
  ]);
});

it('is content with the quickest of five where none comes quickly', async () => {
  const { fetch, set } = clockAfter([900, 700, 800, 700, 900]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(fetch).toHaveBeenCalledTimes(5);
  expect(set.mock.calls.at(-1)).toEqual([2000, 700]);
});

it('asks every minute, and not in a hidden tab', async () => {
  const { fetch } = clockAfter(Array.from({ length: 9 }, () => 10));
  await jest.advanceTimersByTimeAsync(60_500);
  expect(fetch).toHaveBeenCalledTimes(2);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  // Each page that was kept in this file listens.
  expect(fetch.mock.calls.length).toBeGreaterThan(2);
});
