import { http, HttpResponse } from 'msw';
import { sessionStarted } from '../store/session-slice';
import { testServer } from '../testing/test-server';
import { adminApi } from './admin';
import { authApi } from './auth';
import { createStore } from './create-store';
import { playerApi } from './player';
import { priceApi } from './price';
import { recordsApi } from './records';
import { roundsApi } from './rounds';
import { systemApi } from './system';

const auth = authApi.endpoints;
const player = playerApi.endpoints;
const rounds = roundsApi.endpoints;
const records = recordsApi.endpoints;
const price = priceApi.endpoints;
const admin = adminApi.endpoints;
const system = systemApi.endpoints;

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

interface Asked {
  call: string;
  bearer: string | null;
  contentType: string | null;
  body: unknown;
}

const requests: Asked[] = [];
const everything = { success: true, data: {}, predictions: [], rewards: [], entries: [] };
testServer(
  http.all('*/api/*', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    requests.push({
      call: `${request.method} ${pathname.replace('/api', '')}${search}`,
      bearer: request.headers.get('authorization'),
      contentType: request.headers.get('content-type'),
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    });
    return HttpResponse.json(everything);
  }),
);
afterEach(() => void (requests.length = 0));

/** The request that the call sends for a signed-in player. */
async function sent(call: unknown): Promise<Asked | undefined> {
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  store.dispatch(sessionStarted({ token: 'a.b.c', userAddress: ADDRESS, balance: 0 }));
  await store.dispatch(call as Parameters<typeof store.dispatch>[0]);
  expect(requests).toHaveLength(1);
  return requests[0];
}

const proof = { nonce: '0x1', expiresAt: 1, signature: '0x2' } as never;
const AMOUNT = '40000';
const SIGNED_BET = { direction: 'UP', amount: AMOUNT, deadline: 9, signature: '0x11' };

test.each([
  ['GET /users/me', auth.me.initiate()],
  ['GET /user/prediction/7', player.ownPrediction.initiate(7)],
  [
    `GET /user/potential-rewards/7?address=${ADDRESS}`,
    player.potentialRewards.initiate({ roundId: 7, address: ADDRESS }),
  ],
  ['GET /user/predictions-bypass', player.recentPredictions.initiate()],
  ['GET /user/claimable-rewards-bypass', player.claimableRewards.initiate()],
  ['GET /user/predictions-summary', player.predictionsSummary.initiate()],
  ['GET /admin/contract-info', admin.contractInfo.initiate()],
  ['GET /admin/overview', admin.operatorOverview.initiate()],
  ['GET /admin/figures?days=30', admin.houseFigures.initiate(30)],
  ['GET /admin/owner-info', admin.ownerInfo.initiate(ADDRESS)],
  ['POST /claim/7', player.claim.initiate(7)],
  ['POST /predict', player.predict.initiate(SIGNED_BET)],
  [
    'POST /admin/start-round',
    admin.adminCommand.initiate({ name: 'start-round', args: {}, proof }),
  ],
])(
  '%s carries the token of the player [spec 6.3 7.4a 7.6a 7.7a 7.8a 7.9a 7.14a]',
  async (call, action) => {
    expect(await sent(action)).toMatchObject({ call, bearer: 'Bearer a.b.c' });
  },
);

test.each([
  [`GET /auth/nonce/${ADDRESS}`, auth.nonce.initiate(ADDRESS)],
  ['GET /status', admin.gameStatus.initiate()],
  ['GET /round/7', rounds.round.initiate(7)],
  ['GET /round/7/stats', rounds.roundStats.initiate(7)],
  ['GET /contract/current-round-fast', rounds.currentRound.initiate()],
  ['GET /contract/players/history-fast', rounds.playersHistory.initiate()],
  [`GET /players/${ADDRESS}`, records.playerRecord.initiate(ADDRESS)],
  [`GET /players/${ADDRESS}/predictions?limit=50`, records.playerPredictions.initiate(ADDRESS)],
  [
    'GET /contract/players/history?limit=100&before=7.1',
    records.olderHistory.initiate({ before: '7.1' }),
  ],
  [
    'GET /contract/players/history?limit=100&roundId=7&before=7.1',
    records.olderHistory.initiate({ before: '7.1', roundId: 7 }),
  ],
  ['GET /deposit-limits', rounds.depositLimits.initiate()],
  ['GET /price/current?asset=ethereum', price.currentPrice.initiate()],
  ['GET /price/history?asset=ethereum&days=7&interval=1h', price.priceHistory.initiate({})],
  ['GET /round/7/prices', price.roundPrices.initiate(7)],
  ['GET /round/7/entries', records.roundEntries.initiate(7)],
  ['GET /health', system.health.initiate()],
])(
  '%s is public: it goes without the token [spec 0.3 3.17c 7.2a 7.10a 7.11a 7.12a 7.13a]',
  async (call, action) => {
    expect(await sent(action)).toMatchObject({ call, bearer: null });
  },
);

test.each([
  [
    'POST /auth/verify',
    { address: ADDRESS, signature: '0x51' },
    auth.verify.initiate({ address: ADDRESS, signature: '0x51' }),
  ],
  ['POST /predict', SIGNED_BET, player.predict.initiate(SIGNED_BET)],
  [
    'POST /admin/start-round',
    { price: 2400, proof },
    admin.adminCommand.initiate({ name: 'start-round', args: { price: 2400 }, proof }),
  ],
  [
    'POST /admin/start-round',
    { proof },
    admin.adminCommand.initiate({ name: 'start-round', args: {}, proof }),
  ],
  [
    'POST /admin/resolve-round',
    { roundId: 7, price: 2400, proof },
    admin.adminCommand.initiate({
      name: 'resolve-round',
      args: { roundId: 7, price: 2400 },
      proof,
    }),
  ],
  [
    'POST /admin/set-minimum-deposit',
    { amount: AMOUNT, proof },
    admin.adminCommand.initiate({ name: 'set-minimum-deposit', args: { amount: AMOUNT }, proof }),
  ],
  [
    'POST /admin/set-maximum-deposit',
    { amount: AMOUNT, proof },
    admin.adminCommand.initiate({ name: 'set-maximum-deposit', args: { amount: AMOUNT }, proof }),
  ],
])('%s sends %j as JSON [spec 7.1a 7.3a 7.5a 7.15a 7.16a 7.17a]', async (call, body, action) => {
  const { contentType, ...request } = (await sent(action)) ?? {};
  expect(request).toMatchObject({ call, body });
  expect(contentType).toContain('application/json');
});
