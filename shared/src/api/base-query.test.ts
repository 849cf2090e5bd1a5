import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { sessionStarted } from '../session/session-slice';
import { createStore } from '../store/create-store';
import { playerApi } from './player';
import { priceApi } from './price';
import { roundsApi } from './rounds';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
  jest.useRealTimers();
});
afterAll(() => server.close());

const page = () => createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });

const round = { success: true, data: { current: null, history: [{ id: 3, outcome: 'UP' }] } };
const fails = (path: string) => http.get(path, () => new HttpResponse(null, { status: 503 }));
const answers = (path: string) => http.get(path, () => HttpResponse.json(round));

test('a call that has no answer after ten seconds is given up', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  server.use(http.get('*/api/price/current', () => delay('infinite')));
  const call = page().dispatch(priceApi.endpoints.currentPrice.initiate());
  let settled = false;
  void call.then(() => (settled = true));
  await jest.advanceTimersByTimeAsync(9_900);
  expect(settled).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  expect((await call).error).toEqual({
    kind: 'timeout',
    message: 'Request timeout - Server took too long to respond',
  });
});

test('an envelope that says no is an error, whatever its status', async () => {
  server.use(
    http.get('*/api/deposit-limits', () =>
      HttpResponse.json({ success: false, message: 'The limits are not known yet.' }),
    ),
  );
  const { error } = await page().dispatch(roundsApi.endpoints.depositLimits.initiate());
  expect(error).toMatchObject({ message: 'The limits are not known yet.' });
});

test('the round is read by the plain path where the fast one fails', async () => {
  server.use(fails('*/api/contract/current-round-fast'), answers('*/api/contract/current-round'));
  const { data } = await page().dispatch(roundsApi.endpoints.currentRound.initiate());
  expect(data).toEqual(round.data);
});

test('the round cannot be read where both paths fail', async () => {
  server.use(fails('*/api/contract/current-round-fast'), fails('*/api/contract/current-round'));
  const { error } = await page().dispatch(roundsApi.endpoints.currentRound.initiate());
  expect(error).toMatchObject({ status: 503 });
});

test('each exchange is logged at debug level, and never the token', async () => {
  const logged = jest.spyOn(console, 'debug').mockImplementation();
  server.use(
    http.get('*/api/user/claimable-rewards-bypass', () => HttpResponse.json({ rewards: [] })),
  );
  const store = page();
  store.dispatch(sessionStarted({ token: 'secret.token', userAddress: '0x1', balance: 0 }));
  await store.dispatch(playerApi.endpoints.claimableRewards.initiate());
  expect(logged.mock.calls).toEqual([
    ['[api] →', '/user/claimable-rewards-bypass'],
    ['[api] ←', '/user/claimable-rewards-bypass', 200],
  ]);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('secret.token');
});
