import type { PlayerHistoryItem } from '@updown/protocol/api/rounds';
import { http, HttpResponse } from 'msw';
import { testServer } from '../../testing/test-server';
import { serverClock } from '../clock/server-clock';
import { createStore } from '../create-store';
import { recordsApi } from '../records';
import { applyEvent } from './apply-event';

const known = { time: 1_800_000_000, direction: 'UP', position: '1.0' };
testServer(
  http.get('*/api/round/7/entries', () => HttpResponse.json({ roundId: 7, entries: [known] })),
);

const item: PlayerHistoryItem = {
  roundId: 7,
  playerAddress: '0xb',
  direction: 'DOWN',
  stakeAmount: '30000',
  status: false,
  isWinner: false,
  outcome: null,
  rewardAmount: '0',
  position: '2.0',
};

test('a new prediction is an entry of its round once, and a resolved one is not new', async () => {
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  const { roundEntries } = recordsApi.endpoints;
  await store.dispatch(roundEntries.initiate(7));
  serverClock.sync(1_800_000_030_000);
  for (const event of [item, item, { ...item, position: '1.0' }, { ...item, status: true }]) {
    applyEvent('prediction', event, store.dispatch);
  }
  const { data } = roundEntries.select(7)(store.getState());
  expect(data?.entries).toEqual([
    known,
    { time: 1_800_000_030, direction: 'DOWN', position: '2.0' },
  ]);
});
