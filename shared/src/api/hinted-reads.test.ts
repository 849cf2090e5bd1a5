import { http, HttpResponse } from 'msw';
import { testServer } from '../testing/test-server';
import { createStore } from './create-store';
import { takeHintedReads } from './hinted-reads';
import { roundsApi } from './rounds';

const requests: string[] = [];
testServer(
  http.get('*/api/*', ({ request }) => {
    requests.push(new URL(request.url).pathname);
    return HttpResponse.json({ minStake: '1', maxStake: '2' });
  }),
);

function wallet() {
  return { request: () => Promise.resolve(null) };
}
const { depositLimits } = roundsApi.endpoints;

test('what the document has requested ahead is read once, also if a component asks meanwhile', async () => {
  document.head.innerHTML = '<link rel="preload" as="fetch" href="/api/deposit-limits">';
  const store = createStore({ wallet });
  takeHintedReads(store);
  const { data } = await store.dispatch(depositLimits.initiate());
  expect(data).toMatchObject({ minStake: '1' });
  expect(requests).toEqual(['/api/deposit-limits']);
});

test('a page that requests nothing ahead reads nothing', () => {
  document.head.innerHTML = '';
  const store = createStore({ wallet });
  takeHintedReads(store);
  expect(store.getState().api.queries).toEqual({});
});
