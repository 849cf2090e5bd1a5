import { createStore, serverClock } from '@updown/shared';
import { scheduleClockSync } from './clock-sync';

/** Answers `/time` with these round-trip times in turn (null fails the request); returns how the clock was set. */
function clockAfter(trips: readonly (number | null)[]) {
  let requests = 0;
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const trip = trips[requests++] ?? null;
    if (trip === null) throw new TypeError('There is no network.');
    await new Promise((resolve) => setTimeout(resolve, trip));
    return Response.json({ now: requests * 1000 });
  });
  const set = jest.spyOn(serverClock, 'sync');
  // Ignores the listeners that earlier tests left behind.
  const subscribe = jest.spyOn(serverClock, 'subscribe');
  scheduleClockSync(createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) }));
  stops.push(subscribe.mock.results[0]!.value as () => void);
  return { fetch, set };
}

const realTimeout = globalThis.setTimeout;

/** Advances time in small steps, so that each answer is read when it arrives. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    await jest.advanceTimersByTimeAsync(10);
    await new Promise((resolve) => realTimeout(resolve, 0));
  }
}

const stops: (() => void)[] = [];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stops.forEach((stop) => stop());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('sets the clock by the first answer if it came quickly', async () => {
  const { fetch, set } = clockAfter([150]);
  await pass(5_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(set.mock.calls).toEqual([[1000, 150]]);
});

test('asks again if an answer took long, and uses the quickest', async () => {
  const { set } = clockAfter([900, 1200, 400, 30]);
  await pass(5_000);
  expect(set.mock.calls).toEqual([
    [1000, 900],
    [3000, 400],
    [4000, 30],
  ]);
});

test('uses the fastest of five answers if none is fast', async () => {
  const { fetch, set } = clockAfter([900, 700, 800, 700, 900]);
  await pass(5_000);
  expect(fetch).toHaveBeenCalledTimes(5);
  expect(set.mock.calls.at(-1)).toEqual([2000, 700]);
});

test('asks every minute, and not in a hidden tab', async () => {
  const { fetch } = clockAfter(Array.from({ length: 9 }, () => 10));
  await jest.advanceTimersByTimeAsync(60_500);
  await pass(100);
  expect(fetch).toHaveBeenCalledTimes(2);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await jest.advanceTimersByTimeAsync(60_000);
  await pass(100);
  expect(fetch).toHaveBeenCalledTimes(2);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(100);
  // Every page that earlier tests left open also listens.
  expect(fetch.mock.calls.length).toBeGreaterThan(2);
});

test('asks until there is an answer', async () => {
  const { fetch, set } = clockAfter([null, null, 100]);
  await pass(8_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(set.mock.calls).toEqual([[3000, 100]]);
});

test("asks at once after the device's clock jumps, for example after a sleep", async () => {
  const { fetch } = clockAfter(Array.from({ length: 9 }, () => 10));
  await pass(5_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  const counted = performance.now();
  jest.setSystemTime(Date.now() + 600_000);
  jest.spyOn(performance, 'now').mockImplementation(() => counted);
  await pass(1_500);
  expect(fetch.mock.calls.length).toBeGreaterThan(1);
});
