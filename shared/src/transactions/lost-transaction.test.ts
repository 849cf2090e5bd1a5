import { toBeHex } from 'ethers';
import { http, HttpResponse } from 'msw';
import { createStore } from '../api/create-store';
import { NO_PREDICTION } from '../api/player';
import { roundsApi } from '../api/rounds';
import { sessionStarted } from '../store/session-slice';
import { isLost, transactionsRestored } from '../store/transaction-slice';
import { walletConnected } from '../store/wallet-slice';
import { CHAIN_ID, GAME, PLAYER, testConfig } from '../testing/fixtures';
import { testServer } from '../testing/test-server';
import { approve, claimRewards, fundReserve, pause, startNewRound } from '../wallet/calls';
import type { WalletRequest } from '../wallet/wallet';
import { followLost } from './follow-lost';
import { sendTransaction, type TransactionRequest } from './send-transaction';

// A contract wallet names a hash that no node ever knows, and its owners may sign for days.

const HASH = `0x${'5a'.repeat(32)}`;
const ALLOWANCE = '0xdd62ed3e';

let game = { roundId: 7, own: NO_PREDICTION, actions: [] as string[], allowance: 0n };
function read(answer: () => object) {
  return () => HttpResponse.json(answer());
}
const server = testServer(
  http.get(
    '*/api/config',
    read(() => testConfig),
  ),
  http.get(
    '*/api/ready',
    read(() => ({ indexedBlock: 7 })),
  ),
  http.get(
    '*/api/user/prediction/7',
    read(() => game.own),
  ),
  http.get(
    '*/api/contract/current-round-fast',
    read(() => ({ data: { current: { id: game.roundId }, history: [] } })),
  ),
  http.get(
    '*/api/admin/audit-log',
    read(() => ({
      entries: game.actions.map((action, index) => ({
        id: `${game.actions.length - index}`,
        action,
      })),
    })),
  ),
);

function answer({ method, params }: WalletRequest): unknown {
  if (method === 'eth_chainId') return toBeHex(CHAIN_ID);
  if (method === 'eth_estimateGas') return '0x30d40';
  if (method === 'eth_sendTransaction') return HASH;
  if (method !== 'eth_call') return null;
  const [{ data }] = params as [{ data: string }];
  return data.startsWith(ALLOWANCE) ? toBeHex(game.allowance, 32) : '0x';
}

function visit() {
  const store = createStore({
    wallet: () => ({ request: (call) => Promise.resolve(answer(call)) }),
  });
  store.dispatch(walletConnected({ address: PLAYER, chainId: CHAIN_ID, name: 'Safe' }));
  store.dispatch(sessionStarted({ token: 'a.b.c', userAddress: PLAYER, balance: 0 }));
  const all = () => Object.values(store.getState().transactions);
  return { store, all };
}

const texts = { summary: 'Write', fallback: 'It failed.' };
const claiming: TransactionRequest = {
  ...texts,
  kind: 'claim',
  roundId: 7,
  call: claimRewards(GAME, 7),
};
const predicting: TransactionRequest = { ...claiming, kind: 'predict' };

const writes: Record<string, [TransactionRequest, () => unknown]> = {
  'a prediction': [predicting, () => (game.own = { ...NO_PREDICTION, hasPredicted: true })],
  'a claim': [claiming, () => (game.own = { ...NO_PREDICTION, hasWithdrawn: true })],
  'a start of a round': [
    { ...texts, kind: 'start-round', call: startNewRound(GAME, 1n) },
    () => (game.roundId = 8),
  ],
  'an approval': [
    { ...texts, kind: 'approve', call: approve(GAME, GAME, 5n) },
    () => (game.allowance = 5n),
  ],
  'a pause': [
    { ...texts, kind: 'admin', action: 'pause', call: pause(GAME) },
    () => game.actions.unshift('pause'),
  ],
  'a deposit to the reserve': [
    { ...texts, kind: 'admin', action: 'fund-reserve', call: fundReserve(GAME, 5n) },
    () => game.actions.unshift('fund-reserve'),
  ],
};
const each = Object.entries(writes).map(([name, [write, act]]) => [name, write, act] as const);

test('the hash is recorded while the API does not say what was there before', async () => {
  server.use(http.get('*/api/contract/current-round-fast', () => new Promise<never>(() => {})));
  const { store, all } = visit();
  void store.dispatch(sendTransaction(writes['a start of a round']![0]));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(all()).toMatchObject([{ status: 'sent', hash: HASH }]);
});

function hours(count: number) {
  return jest.advanceTimersByTimeAsync(count * 3_600_000);
}

/** Sends it, and waits until the page has lost sight of it. */
async function lose(page: ReturnType<typeof visit>, write: TransactionRequest) {
  const outcome = page.store.dispatch(sendTransaction(write));
  await hours(0.1);
  expect(await outcome).toMatchObject({ ok: false, error: { isLost: true } });
  const lost = page.all().at(-1)!;
  if (!isLost(lost)) throw new Error('The page still waits for it.');
  return lost;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  game = { roundId: 7, own: NO_PREDICTION, actions: ['pause', 'unpause'], allowance: 0n };
});
afterEach(() => jest.useRealTimers());

test.each(each)('%s ends as confirmed by its effect alone', async (_name, write, act) => {
  const { store, all } = visit();
  const outcome = store.dispatch(sendTransaction(write));
  await hours(0.02);
  expect(all()).toMatchObject([{ status: 'sent' }]);
  act();
  await hours(0.01);
  expect(await outcome).toEqual({ ok: true, hash: HASH });
  expect(all()).toMatchObject([{ status: 'indexed' }]);
});

test.each(each)('%s ends as confirmed long after the page lost it', async (_name, write, act) => {
  const page = visit();
  const lost = await lose(page, write);
  void page.store.dispatch(followLost(lost));
  await hours(0.2);
  expect(page.all()).toMatchObject([
    { status: 'failed', error: expect.stringContaining('dropped') as string },
  ]);
  act();
  await hours(0.01);
  expect(page.all()).toMatchObject([{ status: 'indexed', hash: HASH }]);
});

test.each(each)(
  '%s ends as confirmed by what happened while the page was closed',
  async (_name, write, act) => {
    const lost = await lose(visit(), write);
    act();
    const { store, all } = visit();
    store.dispatch(transactionsRestored([lost]));
    void store.dispatch(followLost(lost));
    await hours(0.01);
    expect(all()).toMatchObject([{ status: 'indexed' }]);
  },
);

test('the effect of a later try does not count for a lost one', async () => {
  const page = visit();
  const lost = await lose(page, claiming);
  void page.store.dispatch(followLost(lost));
  void page.store.dispatch(sendTransaction(claiming));
  await hours(0.01);
  game.own = { ...NO_PREDICTION, hasWithdrawn: true };
  await hours(0.1);
  expect(page.all().map(({ status }) => status)).toEqual(['failed', 'indexed']);
  expect(page.all().some(isLost)).toBe(false);
});

test('a lost prediction is given up after its round, another write after a week', async () => {
  const page = visit();
  void page.store.dispatch(followLost(await lose(page, predicting)));
  void page.store.dispatch(followLost(await lose(page, claiming)));
  game.roundId = 8;
  await page.store.dispatch(roundsApi.endpoints.currentRound.initiate());
  await hours(0.01);
  expect(page.all().filter(isLost)).toMatchObject([{ kind: 'claim' }]);
  jest.setSystemTime(Date.now() + 8 * 24 * 3_600_000);
  await hours(0.01);
  expect(page.all().filter(isLost)).toEqual([]);
});
