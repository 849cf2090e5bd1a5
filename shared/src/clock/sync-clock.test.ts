import { createStore } from '../store/create-store';
import { serverClock } from './server-clock';
import { syncClock, syncClockAfter } from './sync-clock';

const NOW = 1_900_000_000_000;

/** A page whose end, with the API's time, came at 400 ms; 0 if it is still under way. */
function pageWithTime(requestStart: number, responseEnd = 400) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.dataset['answer'] = '/api/time';
  element.text = JSON.stringify({ now: NOW });
  document.head.replaceChildren(element);
  jest.useFakeTimers({ now: 0 });
  const came = { requestStart, responseStart: 260, responseEnd };
  const navigation = { type: 'navigate', transferSize: 1, ...came };
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  jest.advanceTimersByTime(1_000);
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ now: NOW + 70_000 })));
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  return { store, fetching };
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['', 250],
  [', on a slow line too', 120],
])(
  'the first sync takes the time inside the page, counted on since its middle, and requests none%s',
  async (_where, start) => {
    const { store, fetching } = pageWithTime(start);
    expect(await store.dispatch(syncClock())).toBe(true);
    expect(serverClock.now()).toBe(NOW + 1_000 - (start + 400) / 2);
    expect(fetching).not.toHaveBeenCalled();
  },
);

test('a page that still comes has taken until now', async () => {
  const { store, fetching } = pageWithTime(900, 0);
  expect(await store.dispatch(syncClock())).toBe(true);
  expect(serverClock.now()).toBe(NOW + 1_000 - (900 + 1_000) / 2);
  expect(fetching).not.toHaveBeenCalled();
});

test('the next sync is a request', async () => {
  const { store, fetching } = pageWithTime(250);
  await store.dispatch(syncClock());
  await store.dispatch(syncClock());
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(serverClock.now()).toBe(NOW + 70_000);
});

test('a page that took long sets the clock until a quicker answer comes', async () => {
  const { store, fetching } = pageWithTime(0);
  const syncing = store.dispatch(syncClock());
  expect(serverClock.now()).toBe(NOW + 800);
  await syncing;
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(serverClock.now()).toBe(NOW + 70_000);
});

test('the time inside the page does not count after the clock has jumped', async () => {
  const { store } = pageWithTime(250);
  await store.dispatch(syncClockAfter(NOW + 60_000));
  expect(serverClock.now()).toBe(NOW + 70_000);
});
