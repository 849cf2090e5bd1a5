import { createStore } from '../store/create-store';
import { serverClock } from './server-clock';
import { syncClock, syncClockAfter } from './sync-clock';

const NOW = 1_900_000_000_000;

/** A page that came 400 ms after its beginning with the API's time inside. */
function pageWithTime(requestStart: number) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.dataset['answer'] = '/api/time';
  element.text = JSON.stringify({ now: NOW });
  document.head.replaceChildren(element);
  jest.useFakeTimers({ now: 0 });
  const navigation = { type: 'navigate', transferSize: 1, requestStart, responseStart: 400 };
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  jest.advanceTimersByTime(1_000);
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ now: NOW + 70_000 })));
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  return { store, fetching };
}

afterEach(() => jest.restoreAllMocks());

test('the first sync takes the time inside the page, counted on since its middle, and requests none', async () => {
  const { store, fetching } = pageWithTime(250);
  expect(await store.dispatch(syncClock())).toBe(true);
  expect(serverClock.now()).toBe(NOW + 1_000 - (250 + 400) / 2);
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
