import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminApi } from '../api/admin';
import { priceApi } from '../api/price';
import { refetchTags } from '../api/refetch-tags';
import { roundsApi } from '../api/rounds';
import { systemApi } from '../api/system';
import { createStore } from '../store/create-store';
import { applyEvent } from '../stream/apply-event';
import { pulse } from '../stream/pulse';
import { testServer } from '../testing/test-server';
import { readInlinedAnswers } from './read-inlined-answers';

const requested: string[] = [];
testServer(
  http.get('*/api/*', ({ request }) => {
    requested.push(new URL(request.url).pathname);
    return HttpResponse.json({ price: 1 });
  }),
);

const PRICE = '/api/price/current?asset=ethereum';
const price = { price: 2400, change24h: null, timestamp: 1, source: 'simulated' };

/** A page whose HTML came then, with these answers inside it. */
function pageWith(answers: Record<string, string>, came: object = {}) {
  document.head.replaceChildren();
  for (const [address, json] of Object.entries(answers)) {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.dataset['answer'] = address;
    element.textContent = json;
    document.head.append(element);
  }
  const navigation = { type: 'navigate', transferSize: 9000, responseStart: performance.now() };
  const entries = [{ ...navigation, ...came }];
  Object.assign(performance, { getEntriesByType: () => entries });
  return createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
}
const roundPrices = {
  roundId: 7,
  startTime: 1000,
  endTime: 1300,
  prices: [{ time: 1_002_000, price: 2401 }],
};

function readRoundPrices(id: number) {
  return priceApi.endpoints.roundPrices.initiate(id);
}
function readPrice() {
  return priceApi.endpoints.currentPrice.initiate();
}

beforeEach(() => {
  requested.length = 0;
});

test('answers inside the page are in the store before the first render, and are not requested', async () => {
  const store = pageWith({
    [PRICE]: JSON.stringify(price),
    '/api/config': '{"chainId":1}',
    '/api/deposit-limits': '{"minimum":"1"}',
    '/api/contract/current-round-fast': '{"success":true,"data":{"current":null,"history":[]}}',
    '/api/contract/players/history-fast': '{"success":true,"data":[],"total":3}',
    '/api/contract/players/history-fast?limit=10': '{"success":true,"data":[],"total":4}',
    '/api/round/current/prices': JSON.stringify(roundPrices),
  });
  await store.dispatch(readInlinedAnswers());
  const state = store.getState();
  expect(priceApi.endpoints.currentPrice.select()(state).data).toEqual(price);
  expect(systemApi.endpoints.config.select()(state).data).toEqual({ chainId: 1 });
  expect(roundsApi.endpoints.depositLimits.select()(state).data).toEqual({ minimum: '1' });
  expect(roundsApi.endpoints.currentRound.select()(state).data).toEqual({
    current: null,
    history: [],
  });
  expect(roundsApi.endpoints.playersHistory.select()(state).data).toEqual({ data: [], total: 3 });
  expect(roundsApi.endpoints.firstHistory.select()(state).data).toEqual({ data: [], total: 4 });
  expect(pulse.silence()).toBeLessThan(1000);
  await store.dispatch(readPrice());
  expect((await store.dispatch(readRoundPrices(7))).data).toEqual(roundPrices);
  expect(requested).toEqual([]);
  await store.dispatch(readRoundPrices(8));
  expect(requested).toEqual(['/api/round/8/prices']);
});

test('the prices of the round that came inside the page go on with the stream, and are read anew when some were missed', async () => {
  const store = pageWith({ '/api/round/current/prices': JSON.stringify(roundPrices) });
  await store.dispatch(readInlinedAnswers());
  void store.dispatch(readRoundPrices(7));
  applyEvent('price', { ...price, timestamp: 1_004_000, source: 'simulated' }, store.dispatch);
  const { data } = priceApi.endpoints.roundPrices.select(7)(store.getState());
  expect(data?.prices).toEqual([...roundPrices.prices, { time: 1_004_000, price: 2400 }]);
  expect(requested).toEqual([]);
  store.dispatch(priceApi.util.invalidateTags(['Prices']));
  await waitFor(() => expect(requested).toEqual(['/api/round/7/prices']));
});

test('the answers of the dashboard are read too, also those with an argument', async () => {
  const store = pageWith({
    '/api/health': '{"status":"ok","uptime":1}',
    '/api/status': '{"currentRound":null,"network":"Sepolia"}',
    '/api/price/history?asset=ethereum&days=1&interval=1h': '{"candles":[]}',
  });
  await store.dispatch(readInlinedAnswers());
  const state = store.getState();
  const history = priceApi.endpoints.priceHistory.select({ days: 1, interval: '1h' });
  expect(systemApi.endpoints.health.select()(state).isSuccess).toBe(true);
  expect(adminApi.endpoints.gameStatus.select()(state).data).toMatchObject({ network: 'Sepolia' });
  expect(history(state).data).toEqual({ candles: [] });
  expect(requested).toEqual([]);
});

test('until something reads an answer, an event makes it new instead of dropping it', async () => {
  const store = pageWith({ [PRICE]: JSON.stringify(price) });
  await store.dispatch(readInlinedAnswers());
  store.dispatch(refetchTags(['Price']));
  expect(priceApi.endpoints.currentPrice.select()(store.getState()).data).toEqual(price);
  await store.dispatch(readPrice());
  expect(requested).toEqual(['/api/price/current']);
});

test('an answer counts once: the next read is a request', async () => {
  const store = pageWith({ [PRICE]: JSON.stringify(price) });
  await store.dispatch(readInlinedAnswers());
  await store.dispatch(priceApi.endpoints.currentPrice.initiate(undefined, { forceRefetch: true }));
  expect(requested).toEqual(['/api/price/current']);
});

test.each([
  ['nothing', ''],
  ['a comment that no server has replaced', '<!--# include virtual="/answers/price" -->'],
  ['half an answer', '{"price":24'],
  ['a text', '"2400"'],
  ['an error', '{"success":false,"error":"api_unavailable"}'],
])('%s inside the page is no answer', async (_what, json) => {
  const store = pageWith({ [PRICE]: json });
  await store.dispatch(readInlinedAnswers());
  expect(requested).toEqual([]);
  expect((await store.dispatch(readPrice())).data).toEqual({ price: 1 });
  expect(requested).toEqual(['/api/price/current']);
});

test.each([
  ['came long ago', { responseStart: performance.now() - 60_000 }],
  ['came from the cache of the browser', { transferSize: 0 }],
  ['was opened again by Back', { type: 'back_forward' }],
])('answers inside a page that %s are too old', async (_what, came) => {
  const store = pageWith({ [PRICE]: JSON.stringify(price) }, came);
  await store.dispatch(readInlinedAnswers());
  expect((await store.dispatch(readPrice())).data).toEqual({ price: 1 });
});
