import { serverClock } from './clock/server-clock';
import { createStore } from './create-store';
import { syncClock, syncClockAfter } from './sync-clock';

const NOW = 1_900_000_000_000;

/** A page whose API returns these times in turn. */
function pageWithTimes(...times: number[]) {
  jest.useFakeTimers({ now: 0 });
  const fetching = jest.spyOn(globalThis, 'fetch');
  for (const now of times) fetching.mockResolvedValueOnce(Response.json({ now }));
  const { dispatch } = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  return { dispatch, fetching };
}

afterEach(() => jest.restoreAllMocks());

test('a sync sets the clock by one quick answer of the API', async () => {
  const { dispatch, fetching } = pageWithTimes(NOW);
  expect(await dispatch(syncClock())).toBe(true);
  expect(serverClock.now()).toBe(NOW);
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('each sync is a request', async () => {
  const { dispatch, fetching } = pageWithTimes(NOW, NOW + 70_000);
  await dispatch(syncClock());
  await dispatch(syncClock());
  expect(fetching).toHaveBeenCalledTimes(2);
  expect(serverClock.now()).toBe(NOW + 70_000);
});

test('an answer from before a jump of the clock does not count', async () => {
  const { dispatch } = pageWithTimes(NOW, NOW + 70_000);
  await dispatch(syncClockAfter(NOW + 60_000));
  expect(serverClock.now()).toBe(NOW + 70_000);
});
