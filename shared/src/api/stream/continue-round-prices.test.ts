import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { testServer } from '../../testing/test-server';
import { createStore } from '../create-store';
import { priceApi } from '../price';
import { applyEvent } from './apply-event';
import { placeOf } from './take-answers';

const { roundPrices } = priceApi.endpoints;

const START = 1_000;
const first = { time: START * 1000 + 500, price: 2400 };

let requests = 0;
let answered = Promise.resolve();
testServer(
  http.get('*/api/round/:id/prices', async ({ params }) => {
    requests += 1;
    await answered;
    const startTime = START + (Number(params['id']) - 7) * 300;
    return HttpResponse.json({
      roundId: Number(params['id']),
      startTime,
      endTime: startTime + 300,
      prices: params['id'] === '7' ? [first] : [],
    });
  }),
);
beforeEach(() => {
  requests = 0;
  answered = Promise.resolve();
});

function page() {
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  const receive = (secondsAfter: number, price: number) =>
    applyEvent(
      'price',
      {
        price,
        change24h: null,
        timestamp: (START + secondsAfter) * 1000,
        source: 'simulated',
      },
      store.dispatch,
    );
  const of = (id: number) => roundPrices.select(id)(store.getState()).data?.prices;
  return { store, receive, of };
}

test('a new price continues the round that it falls in, without a new read', async () => {
  const { store, receive, of } = page();
  await store.dispatch(roundPrices.initiate(7));
  await store.dispatch(roundPrices.initiate(8));
  receive(2, 2401);
  receive(301, 2405);
  expect(of(7)).toEqual([first, { time: 1_002_000, price: 2401 }]);
  expect(of(8)).toEqual([{ time: 1_301_000, price: 2405 }]);
  expect(requests).toBe(2);
});

test('a price that arrives during the read is not lost', async () => {
  let answer = () => undefined as void;
  answered = new Promise((resolve) => (answer = resolve));
  const { store, receive, of } = page();
  const reading = store.dispatch(roundPrices.initiate(7));
  await waitFor(() => expect(requests).toBe(1));
  receive(4, 2402);
  answer();
  await reading;
  await waitFor(() => expect(of(7)).toEqual([first, { time: 1_004_000, price: 2402 }]));
});

test('a duplicate or late price is stored once, in order of time', async () => {
  const { store, receive, of } = page();
  await store.dispatch(roundPrices.initiate(7));
  for (const seconds of [6, 2, 6]) receive(seconds, 2400 + seconds);
  expect(of(7)?.map(({ time }) => time - START * 1000)).toEqual([500, 2000, 6000]);
});

test('each moment has its place among the points', () => {
  const points = [2, 6].map((time) => ({ time, price: 2400 }));
  expect([1, 2, 4, 6, 8].map((time) => placeOf(points, time))).toEqual([0, null, 1, null, 2]);
  expect(placeOf([], 4)).toBe(0);
});
