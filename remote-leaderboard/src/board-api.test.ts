import { createStore } from '@updown/shared';
import { testServer } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { board, place } from './board-api';

const view = { order: 'profit', period: 'day' } as const;

let requested: string[] = [];
testServer(
  http.get('*/api/leaderboard', ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    requested.push(`${search} ${request.headers.get('authorization')}`);
    const next = searchParams.get('after') === null ? '7.0xab' : null;
    return HttpResponse.json({ success: true, data: [], since: 0, until: 1, total: 70, next });
  }),
  http.get('*/api/leaderboard/:address', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    requested.push(`${pathname}${search} ${request.headers.get('authorization')}`);
    return HttpResponse.json({ success: true, data: null, since: 0, until: 1, total: 70 });
  }),
);
beforeEach(() => void (requested = []));

function newStore() {
  return createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
}

test('the second page starts after the first, and the last page has no next', async () => {
  const store = newStore();
  await store.dispatch(board.initiate(view));
  const { hasNextPage } = await store.dispatch(board.initiate(view, { direction: 'forward' }));
  expect(requested).toEqual([
    '?order=profit&period=day&limit=50 null',
    '?order=profit&period=day&limit=50&after=7.0xab null',
  ]);
  expect(hasNextPage).toBe(false);
});

test("a player's place is public: it goes without the token", async () => {
  await newStore().dispatch(place.initiate({ ...view, address: '0xcd' }));
  expect(requested).toEqual(['/api/leaderboard/0xcd?order=profit&period=day null']);
});
