import { waitFor } from '@testing-library/react';
import type { PlayerHistoryItem, RoundStats } from '@updown/protocol/api/rounds';
import { http, HttpResponse } from 'msw';
import { testServer } from '../../testing/test-server';
import { createStore } from '../create-store';
import { roundsApi } from '../rounds';
import { applyEvent } from './apply-event';

const { playersHistory, roundStats } = roundsApi.endpoints;

function item(playerAddress: string, more: Partial<PlayerHistoryItem> = {}): PlayerHistoryItem {
  return {
    roundId: 7,
    playerAddress,
    direction: 'UP',
    stakeAmount: '30000',
    status: false,
    isWinner: false,
    outcome: null,
    rewardAmount: '0',
    position: '1.0',
    ...more,
  };
}
const stats: RoundStats = {
  roundId: 7,
  players: 1,
  upPlayers: 1,
  downPlayers: 0,
  totalDeposits: '30000',
  upPredictions: '30000',
  downPredictions: '0',
  paid: '0',
  burned: '0',
};

let requests = 0;
let answered = Promise.resolve();
testServer(
  http.get('*/api/contract/players/history-fast', () =>
    HttpResponse.json({ success: true, data: [item('0xa')], total: 1 }),
  ),
  http.get('*/api/round/7/stats', async () => {
    requests += 1;
    await answered;
    return HttpResponse.json(stats);
  }),
);
beforeEach(() => {
  requests = 0;
  answered = Promise.resolve();
});

function page() {
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  const receive = (prediction: PlayerHistoryItem) =>
    applyEvent('prediction', prediction, store.dispatch);
  return { store, receive, counts: () => roundStats.select(7)(store.getState()).data };
}

test('a new prediction is counted on its side without a new read [spec 7.10e]', async () => {
  const { store, receive, counts } = page();
  await Promise.all([
    store.dispatch(playersHistory.initiate()),
    store.dispatch(roundStats.initiate(7)),
  ]);
  receive(item('0xb', { direction: 'DOWN' }));
  expect(counts()).toMatchObject({ players: 2, upPlayers: 1, downPlayers: 1 });
  expect(requests).toBe(1);
});

test.each([
  ['that the history has already', item('0xa')],
  ['that has its result', item('0xb', { status: true, outcome: 'UP' })],
  ['of another round', item('0xb', { roundId: 8 })],
])('a prediction %s is not counted', async (_what, prediction) => {
  const { store, receive, counts } = page();
  await Promise.all([
    store.dispatch(playersHistory.initiate()),
    store.dispatch(roundStats.initiate(7)),
  ]);
  receive(prediction);
  expect(counts()).toEqual(stats);
});

test('statistics that are being read are read once more, because they may be older or newer', async () => {
  const { store, receive, counts } = page();
  let letGo = () => {};
  answered = new Promise((resolve) => (letGo = resolve));
  void store.dispatch(roundStats.initiate(7));
  await waitFor(() => expect(requests).toBe(1));
  receive(item('0xb'));
  letGo();
  await waitFor(() => expect(requests).toBe(2));
  await waitFor(() => expect(counts()).toEqual(stats));
});
