import { playerApi } from '../api/player';
import { priceApi } from '../api/price';
import { sessionStarted } from '../session/session-slice';
import { createStore } from '../store/create-store';
import { openStream } from './open-stream';
import { selectStreamConnected } from './stream-slice';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeSource;
  static opened = 0;
  readyState = 0;

  constructor(readonly url: string) {
    super();
    FakeSource.last = this;
    FakeSource.opened += 1;
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }

  say(name: string, data?: object): void {
    this.dispatchEvent(
      data === undefined ? new Event(name) : new MessageEvent(name, { data: JSON.stringify(data) }),
    );
  }
}

const price = { price: 2400, change24h: null, timestamp: 1, source: 'simulated' } as const;

function open() {
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  const close = openStream(store);
  return { store, close, connected: () => selectStreamConnected(store.getState()) };
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeSource.opened = 0;
  Object.assign(globalThis, { EventSource: FakeSource });
});
afterEach(() => jest.useRealTimers());

test('the stream counts as up once it is open, and as down when it fails or is closed', () => {
  const { connected, close } = open();
  expect(FakeSource.last.url).toBe('/api/events');
  expect(connected()).toBe(false);
  FakeSource.last.say('open');
  expect(connected()).toBe(true);
  FakeSource.last.say('error');
  expect(connected()).toBe(false);
  FakeSource.last.say('open');
  close();
  expect(connected()).toBe(false);
});

test('what was read before the stream was open is read again, and after each loss once more', async () => {
  const reads = jest.fn(() => Promise.resolve(Response.json(price)));
  jest.spyOn(globalThis, 'fetch').mockImplementation(reads);
  const { store } = open();
  await store.dispatch(priceApi.endpoints.currentPrice.initiate());
  for (const event of ['open', 'error', 'open']) {
    FakeSource.last.say(event);
    await jest.runAllTimersAsync();
  }
  expect(reads).toHaveBeenCalledTimes(3);
});

test('an event changes what the page has read', async () => {
  const { store } = open();
  await store.dispatch(
    priceApi.util.upsertQueryData('currentPrice', undefined, { ...price, price: 1 }),
  );
  FakeSource.last.say('price', price);
  expect(priceApi.endpoints.currentPrice.select()(store.getState()).data).toEqual(price);
});

test("the player's own prediction, made in another tab, has their data read again; another player's has not", async () => {
  const reads = jest.fn(() => Promise.resolve(Response.json({ success: true, predictions: [] })));
  jest.spyOn(globalThis, 'fetch').mockImplementation(reads);
  const { store } = open();
  store.dispatch(sessionStarted({ token: 'a.b.c', userAddress: '0xAb', balance: 0 }));
  void store.dispatch(playerApi.endpoints.recentPredictions.initiate());
  await jest.runAllTimersAsync();
  expect(reads).toHaveBeenCalledTimes(1);

  const prediction = { roundId: 1, direction: 'UP', stakeAmount: '30000' };
  FakeSource.last.say('prediction', { ...prediction, playerAddress: '0xcd' });
  await jest.runAllTimersAsync();
  expect(reads).toHaveBeenCalledTimes(1);
  FakeSource.last.say('prediction', { ...prediction, playerAddress: '0xab' });
  await jest.runAllTimersAsync();
  expect(reads).toHaveBeenCalledTimes(2);
});

test('a stream that the browser gave up on is opened again', () => {
  open();
  FakeSource.last.close();
  FakeSource.last.say('error');
  jest.advanceTimersByTime(3_000);
  expect(FakeSource.opened).toBe(2);
});

test('one that the browser opens again by itself is left to it', () => {
  open();
  FakeSource.last.say('error');
  jest.advanceTimersByTime(60_000);
  expect(FakeSource.opened).toBe(1);
});

test('a closed stream stays closed', () => {
  const { close } = open();
  FakeSource.last.close();
  FakeSource.last.say('error');
  close();
  jest.advanceTimersByTime(60_000);
  expect(FakeSource.opened).toBe(1);
});
