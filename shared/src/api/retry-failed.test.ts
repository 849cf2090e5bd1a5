import { setImmediate } from 'node:timers/promises';
import { delay, http, HttpResponse } from 'msw';
import { streamChanged } from '../store/stream-slice';
import { testServer } from '../testing/test-server';
import { createStore } from './create-store';
import { roundsApi } from './rounds';

const { currentRound, depositLimits } = roundsApi.endpoints;

let requests = 0;
let answer: () => Response;
const server = testServer(
  http.get('*/api/deposit-limits', () => {
    requests += 1;
    return answer();
  }),
);
function fails(status: number) {
  return () => HttpResponse.json({ error: 'x' }, { status });
}
function works() {
  return HttpResponse.json({ minimum: '1', maximum: '2' });
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  requests = 0;
  answer = fails(500);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The most event-loop turns that an answer takes, even on a busy machine. */
const TURNS = 20;

async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  }
}

/** A page with a connected stream, so that nothing polls. */
function page() {
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  store.dispatch(streamChanged(true));
  const reading = store.dispatch(depositLimits.initiate());
  const limits = () => depositLimits.select()(store.getState());
  return { store, reading, limits };
}

test.each([
  ['a fault of the server', fails(500)],
  ['an overload', fails(429)],
  ['no connection', () => HttpResponse.error()],
  ['an envelope that says no', () => HttpResponse.json({ success: false, message: 'Later.' })],
])('a read that failed because of %s is retried until it succeeds', async (_what, failure) => {
  answer = failure;
  const { limits } = page();
  await pass(25);
  expect(requests).toBe(3);
  expect(limits().isError).toBe(true);
  answer = works;
  await pass(10);
  expect(limits()).toMatchObject({ isSuccess: true, data: { minimum: '1' } });
  await pass(60);
  expect(requests).toBe(4);
});

test('a round whose answer took too long is requested again [spec 8.4a]', async () => {
  const both = '*/api/contract/:path';
  const { store } = page();
  server.use(http.get(both, () => delay('infinite')));
  void store.dispatch(currentRound.initiate());
  const read = () => currentRound.select()(store.getState());
  await pass(21);
  expect(read()).toMatchObject({ isError: true, error: { kind: 'timeout' } });
  const data = { current: null, history: [] };
  server.use(http.get(both, () => HttpResponse.json({ success: true, data })));
  await pass(10);
  expect(read()).toMatchObject({ isSuccess: true, data });
});

test('an error of the caller is not retried', async () => {
  answer = fails(403);
  page();
  await pass(60);
  expect(requests).toBe(1);
});

test('a query that no component uses any more is not retried', async () => {
  const { reading } = page();
  await pass(1);
  reading.unsubscribe();
  await pass(60);
  expect(requests).toBe(1);
});

test('a query that is polled is not retried as well', async () => {
  const { reading } = page();
  reading.updateSubscriptionOptions({ pollingInterval: 30_000 });
  await pass(40);
  expect(requests).toBe(2);
});

test('nothing is retried in a hidden tab until it is visible', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  page();
  await pass(60);
  expect(requests).toBe(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
  expect(requests).toBe(2);
});
