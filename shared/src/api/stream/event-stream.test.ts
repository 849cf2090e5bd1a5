import { sessionStarted } from '../../store/session-slice';
import { selectStreamConnected, selectStreamLoss } from '../../store/stream-slice';
import { adminApi } from '../admin';
import { serverClock } from '../clock/server-clock';
import { createStore } from '../create-store';
import { playerApi } from '../player';
import { priceApi } from '../price';
import { recordsApi } from '../records';
import { roundsApi } from '../rounds';
import { syncClock } from '../sync-clock';
import { openEventStream } from './event-stream';

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
  const close = openEventStream(store);
  return { store, close, connected: () => selectStreamConnected(store.getState()) };
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeSource.opened = 0;
  Object.assign(globalThis, { EventSource: FakeSource });
});
afterEach(() => jest.useRealTimers());

test('the stream is up once it is open, and down after it fails or is closed', () => {
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

test('an event changes the data that the page has read', async () => {
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
  await jest.advanceTimersByTimeAsync(100);
  expect(reads).toHaveBeenCalledTimes(1);

  const prediction = { roundId: 1, direction: 'UP', stakeAmount: '30000' };
  FakeSource.last.say('prediction', { ...prediction, playerAddress: '0xcd' });
  await jest.advanceTimersByTimeAsync(100);
  expect(reads).toHaveBeenCalledTimes(1);
  FakeSource.last.say('prediction', { ...prediction, playerAddress: '0xab' });
  await jest.advanceTimersByTimeAsync(100);
  expect(reads).toHaveBeenCalledTimes(2);
});

test('a claim, sent by anybody, has the record of its player read again, and their own data', async () => {
  const reads = jest.fn((_request: Request) => Promise.resolve(Response.json({ rewards: [] })));
  jest.spyOn(globalThis, 'fetch').mockImplementation(reads as never);
  const { store } = open();
  store.dispatch(sessionStarted({ token: 'a.b.c', userAddress: '0xAb', balance: 0 }));
  void store.dispatch(playerApi.endpoints.claimableRewards.initiate());
  void store.dispatch(recordsApi.endpoints.playerRecord.initiate('0xCd'));
  await jest.advanceTimersByTimeAsync(100);
  const pathsAfter = async (playerAddress: string) => {
    reads.mockClear();
    FakeSource.last.say('claim', { roundId: 7, playerAddress });
    await jest.advanceTimersByTimeAsync(100);
    return reads.mock.calls.map(([request]) => new URL(request.url).pathname);
  };
  expect(await pathsAfter('0xcd')).toEqual(['/api/players/0xCd']);
  expect(await pathsAfter('0xab')).toEqual(['/api/user/claimable-rewards-bypass']);
});

describe('an answer that was on its way before an event', () => {
  const { currentRound, playersHistory } = roundsApi.endpoints;

  /** Starts a read, calls `say` while the read is pending, and then answers it. */
  async function overtaken(read: { initiate: () => unknown }, answer: object, say: () => void) {
    let give = (_response: Response) => {};
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => new Promise((resolve) => (give = resolve)));
    const { store } = open();
    const reading = store.dispatch(read.initiate() as ReturnType<typeof currentRound.initiate>);
    await jest.advanceTimersByTimeAsync(0);
    say();
    give(Response.json(answer));
    await reading;
    await jest.advanceTimersByTimeAsync(0);
    return store.getState();
  }
  const noRound = { success: true, data: { current: null, history: [] } };

  test('does not remove a result', async () => {
    const item = { id: 7, outcome: 'UP' };
    const say = () => FakeSource.last.say('result', item);
    const state = await overtaken(currentRound, noRound, say);
    expect(currentRound.select()(state).data?.history).toEqual([item]);
  });

  test('does not remove the new round or its stakes', async () => {
    const say = () => {
      FakeSource.last.say('round', { id: 8, up_predictions: '0' });
      FakeSource.last.say('round', { id: 8, up_predictions: '30000' });
    };
    const state = await overtaken(currentRound, noRound, say);
    expect(currentRound.select()(state).data?.current).toEqual({ id: 8, up_predictions: '30000' });
  });

  test('is read again if it holds the state of the new round', async () => {
    const answers = [{ currentRound: { id: 7 } }, { currentRound: { id: 8 } }];
    const waiting: (() => void)[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
      const answer = Response.json(answers.shift());
      return new Promise((resolve) => waiting.push(() => resolve(answer)));
    });
    const { store } = open();
    const { gameStatus } = adminApi.endpoints;
    void store.dispatch(gameStatus.initiate());
    await jest.advanceTimersByTimeAsync(0);
    FakeSource.last.say('round', { id: 8 });
    for (let read = 0; read < 2; read++) {
      waiting.shift()?.();
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(gameStatus.select()(store.getState()).data).toMatchObject({ currentRound: { id: 8 } });
  });

  test('does not remove a prediction, and counts none twice', async () => {
    const item = { roundId: 8, playerAddress: '0xab', direction: 'UP' };
    const known = { roundId: 8, playerAddress: '0xcd', direction: 'DOWN' };
    const say = () => {
      FakeSource.last.say('prediction', known);
      FakeSource.last.say('prediction', item);
    };
    const answer = { success: true, data: [known], total: 1 };
    const state = await overtaken(playersHistory, answer, say);
    expect(playersHistory.select()(state).data).toEqual({ data: [item, known], total: 2 });
  });
});

test('reads the clock again after it jumped, because the event may be late', async () => {
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    requests.push((request as Request).url);
    return Promise.resolve(Response.json({ now: 5_000_000 }));
  });
  open();
  FakeSource.last.say('clock', { now: 1_000 });
  await jest.advanceTimersByTimeAsync(100);
  expect(requests).toEqual([expect.stringContaining('/api/time')]);
  expect(Math.abs(serverClock.now() - 5_000_000)).toBeLessThan(1_000);
});

test('the time from an opened stream does not change a clock that agrees, and corrects one that is behind', async () => {
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    requests.push((request as Request).url);
    return Promise.resolve(Response.json({ now: 5_000_000 }));
  });
  open();
  serverClock.sync(5_000_000);
  FakeSource.last.say('clock', { now: 5_000_000 - 900 });
  await jest.advanceTimersByTimeAsync(100);
  expect(requests).toEqual([]);
  FakeSource.last.say('clock', { now: 5_002_000 });
  await jest.advanceTimersByTimeAsync(100);
  expect(requests.at(0)).toContain('/api/time');
});

test('an answer that was under way as the clock jumped does not set it back', async () => {
  const jumpedTo = { now: 5_000_000 };
  let answer: (response: Response) => void = () => undefined;
  const first = new Promise<Response>((resolve) => (answer = resolve));
  jest
    .spyOn(globalThis, 'fetch')
    .mockReturnValueOnce(first)
    .mockImplementation(() => Promise.resolve(Response.json(jumpedTo)));
  const { store } = open();
  serverClock.sync(1_000_000);
  void store.dispatch(syncClock());
  FakeSource.last.say('clock', jumpedTo);
  answer(Response.json({ now: 1_000_000 }));
  await jest.advanceTimersByTimeAsync(100);
  expect(Math.abs(serverClock.now() - jumpedTo.now)).toBeLessThan(1_000);
});

test('opens a stream again that the browser gave up on', async () => {
  open();
  FakeSource.last.close();
  FakeSource.last.say('error');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(FakeSource.opened).toBe(2);
});

describe('a stream that has gone silent', () => {
  const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

  test('is down within 10 s, and is opened again', async () => {
    const { store, connected } = open();
    FakeSource.last.say('open');
    await seconds(8.9);
    expect(connected()).toBe(true);
    const silent = FakeSource.last;
    await seconds(1);
    expect(connected()).toBe(false);
    expect(selectStreamLoss(store.getState())).toBe('silent');
    expect(silent.readyState).toBe(FakeSource.CLOSED);
    await seconds(3);
    FakeSource.last.say('open');
    expect(connected()).toBe(true);
    expect(FakeSource.opened).toBe(2);
  });

  test.each([
    ['a heartbeat', 'heartbeat', {}],
    ['an event', 'price', price],
  ])('stays up with %s', async (_what, name, data) => {
    const { connected } = open();
    FakeSource.last.say('open');
    for (let beats = 0; beats < 8; beats++) {
      await seconds(4);
      FakeSource.last.say(name, data);
    }
    expect(connected()).toBe(true);
    expect(FakeSource.opened).toBe(1);
  });

  test('is left alone in a hidden tab until the tab is visible', async () => {
    open();
    FakeSource.last.say('open');
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await seconds(600);
    expect(FakeSource.opened).toBe(1);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await seconds(3);
    expect(FakeSource.opened).toBe(2);
  });
});

test('leaves a stream alone that the browser tries to open again itself', async () => {
  open();
  for (let tries = 0; tries < 6; tries++) {
    FakeSource.last.say('error');
    await jest.advanceTimersByTimeAsync(5_000);
  }
  expect(FakeSource.opened).toBe(1);
});

test('does not open a stream again in a hidden tab until the tab is visible', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  open();
  FakeSource.last.close();
  FakeSource.last.say('error');
  await jest.advanceTimersByTimeAsync(600_000);
  expect(FakeSource.opened).toBe(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(FakeSource.opened).toBe(2);
});

test('a closed stream stays closed', async () => {
  const { close } = open();
  FakeSource.last.close();
  FakeSource.last.say('error');
  close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(FakeSource.opened).toBe(1);
});
