import { waitFor } from '@testing-library/react';
import type { CurrentRound } from '@updown/protocol/api/rounds';
import type { LiveState } from '@updown/protocol/api/stream';
import { http, HttpResponse } from 'msw';
import { testRound } from '../../testing/fixtures';
import { testServer } from '../../testing/test-server';
import { adminApi } from '../admin';
import { createStore } from '../create-store';
import { playerApi } from '../player';
import { priceApi } from '../price';
import { refetchTags } from '../refetch-tags';
import { roundsApi } from '../rounds';
import { applyEvent } from './apply-event';

const { gameStatus } = adminApi.endpoints;
const { currentRound, playersHistory, depositLimits, roundStats } = roundsApi.endpoints;
const { currentPrice, roundPrices } = priceApi.endpoints;

const round = testRound(1_000, {
  total_deposits: '30000',
  up_predictions: '30000',
  down_predictions: '0',
});
const state: LiveState = {
  rounds: { current: round, history: [{ id: 6, outcome: 'UP' }] },
  price: { price: 2400, change24h: null, timestamp: 1_000_500, source: 'simulated' },
  limits: { minimum: '1', maximum: '9', minDeposit: '1', maxDeposit: '9' },
  playersHistory: '"a"',
};

let requested: string[] = [];
let historyEtag = '"a"';
let historyAnswered = Promise.resolve();
const answers: Record<string, unknown> = {
  '/api/contract/current-round-fast': { success: true, data: state.rounds },
  '/api/price/current': state.price,
  '/api/deposit-limits': state.limits,
  '/api/round/7/stats': { roundId: 7 },
  '/api/round/7/prices': { roundId: 7, startTime: 1_000, endTime: 1_300, prices: [] },
  '/api/status': {
    currentRound: { roundId: 7, status: 'active' },
    gameStatus: { isRunning: true },
    network: 'Sepolia',
  },
  '/api/user/claimable-rewards-bypass': { rewards: [] },
};
const server = testServer(
  http.get('*/api/contract/players/history-fast', async () => {
    requested.push('/api/contract/players/history-fast');
    const headers = { etag: historyEtag };
    await historyAnswered;
    return HttpResponse.json({ success: true, data: [], total: 0 }, { headers });
  }),
  http.get('*/api/*', ({ request }) => {
    const { pathname } = new URL(request.url);
    requested.push(pathname);
    return HttpResponse.json(answers[pathname] as object);
  }),
);

/** A page that has read everything, with an empty `requested`. */
async function page() {
  requested = [];
  historyAnswered = Promise.resolve();
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  await Promise.all([
    store.dispatch(currentRound.initiate()),
    store.dispatch(currentPrice.initiate()),
    store.dispatch(depositLimits.initiate()),
    store.dispatch(playersHistory.initiate()),
    store.dispatch(roundStats.initiate(7)),
    store.dispatch(roundPrices.initiate(7)),
  ]);
  requested = [];
  const receive = (now: Partial<LiveState>) =>
    applyEvent('state', { ...state, ...now }, store.dispatch);
  return { store, receive };
}

/** The requests that a state causes, including any that follow a little later. */
async function requestsAfter() {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return requested.toSorted();
}

beforeEach(() => {
  historyEtag = '"a"';
});

test('a page that has missed nothing reads nothing again', async () => {
  const { receive } = await page();
  receive({});
  expect(await requestsAfter()).toEqual([]);
});

test('an answer that a proxy has compressed counts as the same', async () => {
  historyEtag = 'W/"a"';
  const { receive } = await page();
  receive({});
  expect(await requestsAfter()).toEqual([]);
});

test('a missed stake is shown at once, and the figures of its round are read again', async () => {
  const { store, receive } = await page();
  const current = { ...round, up_predictions: '60000' };
  receive({ rounds: { ...state.rounds, current } });
  expect(currentRound.select()(store.getState()).data?.current).toEqual(current);
  expect(await requestsAfter()).toEqual(['/api/contract/current-round-fast', '/api/round/7/stats']);
});

test('a missed result is shown at once', async () => {
  const { store, receive } = await page();
  const history = [{ id: 7, outcome: 'DRAW' }, ...state.rounds.history] as const;
  receive({ rounds: { current: round, history: [...history] } });
  expect(currentRound.select()(store.getState()).data?.history).toEqual(history);
});

test('a missed price is shown at once, and the prices of the round are read again', async () => {
  const { store, receive } = await page();
  const price = { ...state.price, price: 2405, timestamp: 1_004_000 };
  receive({ price });
  expect(currentPrice.select()(store.getState()).data).toEqual(price);
  expect(await requestsAfter()).toEqual(['/api/round/7/prices']);
});

test.each([
  [2, 2_400, []],
  [3600, 60_000, ['/api/round/7/prices']],
  [2, 4_000, ['/api/round/7/prices']],
])(
  'with a price every %i s, one that is %i ms later has these read again: %j',
  async (everySeconds, later, read) => {
    const { receive } = await page();
    const { price } = state;
    receive({ price: { ...price, everySeconds, timestamp: price.timestamp + later } });
    expect(await requestsAfter()).toEqual(read);
  },
);

test('new limits are shown at once', async () => {
  const { store, receive } = await page();
  const limits = { ...state.limits, maximum: '5', maxDeposit: '5' };
  receive({ limits });
  expect(depositLimits.select()(store.getState()).data).toEqual(limits);
  expect(await requestsAfter()).toEqual([]);
});

test('a missed prediction has the history read again', async () => {
  const { receive } = await page();
  receive({ playersHistory: '"b"' });
  expect(await requestsAfter()).toEqual(['/api/contract/players/history-fast']);
});

test('a history that is under way is read again only if its answer is another one', async () => {
  const { store, receive } = await page();
  let answer = () => {};
  historyAnswered = new Promise<void>((resolve) => (answer = resolve));
  const again = { subscribe: false, forceRefetch: true };
  const reading = store.dispatch(playersHistory.initiate(undefined, again));
  await waitFor(() => expect(requested).toHaveLength(1));
  receive({});
  answer();
  await reading;
  expect(await requestsAfter()).toEqual(['/api/contract/players/history-fast']);
});

test("a player's own data is read again, because the state does not hold it", async () => {
  const { store, receive } = await page();
  await store.dispatch(playerApi.endpoints.claimableRewards.initiate());
  requested = [];
  receive({});
  expect(await requestsAfter()).toEqual(['/api/user/claimable-rewards-bypass']);
});

describe('after reads that failed', () => {
  const failing = () => new HttpResponse(null, { status: 502 });

  /** A page whose API goes away and then comes back. */
  async function pageThatFailed() {
    const given = await page();
    await given.store.dispatch(gameStatus.initiate());
    server.use(http.get('*/api/*', failing));
    given.store.dispatch(refetchTags(['Round', 'Price', 'Limits', 'Status']));
    const getState = () => given.store.getState();
    const reads = () =>
      [currentRound.select(), currentPrice.select(), depositLimits.select()].map((select) =>
        select(getState()),
      );
    await waitFor(() => {
      for (const { isError } of [...reads(), gameStatus.select()(getState())]) {
        expect(isError).toBe(true);
      }
      // Redux Toolkit notes half a second later what a page subscribes to.
      expect(getState().api.subscriptions).toHaveProperty('gameStatus(undefined)');
    });
    server.resetHandlers();
    requested = [];
    return { ...given, reads };
  }

  test('the state is their answer, and the others are retried at once', async () => {
    const { store, reads, receive } = await pageThatFailed();
    receive({});
    expect(reads()).toMatchObject([
      { isSuccess: true, data: state.rounds },
      { isSuccess: true, data: state.price },
      { isSuccess: true, data: state.limits },
    ]);
    for (const { error } of reads()) expect(error).toBeUndefined();
    await waitFor(() => expect(gameStatus.select()(store.getState()).isSuccess).toBe(true));
    expect(await requestsAfter()).toEqual(['/api/round/7/stats', '/api/status']);
  });
});

test.each([
  ['of the same round, of a moment ago', 'active', 0, []],
  ['of the same round, of long ago', 'active', 60_000, ['/api/status']],
  ['of a round that has ended meanwhile', 'resolving', 0, ['/api/status']],
])(
  'the status of the game %s is read again if it has to be',
  async (_which, now, age, expected) => {
    const { store, receive } = await page();
    await store.dispatch(gameStatus.initiate());
    requested = [];
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + age);
    const current = { ...round, status: now as CurrentRound['status'] };
    receive({ rounds: { ...state.rounds, current } });
    const made = new Set(await requestsAfter());
    clock.mockRestore();
    expect([...made].filter((path) => path === '/api/status')).toEqual(expected);
  },
);
