import {
  NO_PREDICTION,
  type ClaimableReward,
  type Config,
  type CurrentPrice,
  type CurrentRound,
  type PlayerHistoryItem,
  type RecentPrediction,
} from '@updown/shared';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { CHAIN_ID, GAME, HASH, TOKEN } from './fake-chain';

/** When the round of the tests starts, Unix seconds. */
export const START = 1_000_000;

export const liveRound: CurrentRound = {
  id: 7,
  status: 'active',
  start_time: START,
  lock_time: START + 295,
  end_time: START + 300,
  start_price: 2400,
  end_price: null,
  outcome: null,
  total_deposits: '90000',
  up_predictions: '60000',
  down_predictions: '30000',
  minimum_deposit: '30000',
  maximum_deposit: '3000000',
};

const config: Config = {
  chainId: CHAIN_ID,
  network: 'Local Chain',
  explorerUrl: null,
  rpcUrl: null,
  isLocal: true,
  contracts: { game: GAME, token: TOKEN, feed: GAME },
  token: { name: 'Ion', symbol: 'ION', decimals: 18 },
  roundDuration: 300,
  predictionLock: 5,
  sponsorsGas: false,
  version: '0.1.0',
};

/** The API at the edge of the page; a test sets what it answers. */
export function fakeApi() {
  const state = {
    config,
    round: liveRound as CurrentRound | null,
    price: { price: 2412.5, change24h: null, timestamp: 0, source: 'simulated' } as CurrentPrice,
    own: NO_PREDICTION,
    /** The player's tokens, as the API knows them. */
    balance: 5,
    recent: [] as RecentPrediction[],
    claimable: [] as ClaimableReward[],
    players: [] as PlayerHistoryItem[],
    playersTotal: null as number | null,
    limits: { minimum: '30000', maximum: '3000000' },
    /** Paths that answer 500. */
    down: new Set<string>(),
    /** Paths that do not answer. */
    silent: new Set<string>(),
    faucetAsked: [] as unknown[],
    /** Every path that was read. */
    asked: [] as string[],
    /** What the operator was asked to send. */
    relayed: [] as unknown[],
  };

  const reads: Record<string, () => unknown> = {
    '/config': () => state.config,
    '/health': () => ({ status: 'ok', uptime: 1 }),
    '/ready': () => ({ ready: true, indexedBlock: 7, chainBlock: 7 }),
    '/contract/current-round-fast': () => current(),
    '/contract/current-round': () => current(),
    '/contract/players/history-fast': () => ({
      success: true,
      data: state.players,
      total: state.playersTotal ?? state.players.length,
    }),
    '/deposit-limits': () => ({
      ...state.limits,
      minDeposit: state.limits.minimum,
      maxDeposit: state.limits.maximum,
    }),
    '/price/current': () => state.price,
    '/user/prediction/:id': () => state.own,
    '/user/predictions-bypass': () => ({ success: true, predictions: state.recent }),
    '/user/claimable-rewards-bypass': () => ({ success: true, rewards: state.claimable }),
    '/users/me': () => ({ address: '', token_balance: state.balance }),
    '/round/:id': () => ({
      priceAtStart: state.round?.start_price,
      priceAtEnd: state.round?.end_price,
      outcome: state.round?.outcome,
    }),
  };

  const current = () => ({ success: true, data: { current: state.round, history: [] } });

  const handlers: HttpHandler[] = Object.entries(reads).map(([path, answer]) =>
    http.get(`*/api${path}`, async () => {
      state.asked.push(path);
      if (state.silent.has(path)) await delay('infinite');
      return state.down.has(path)
        ? HttpResponse.json({ success: false, error: 'internal', message: 'x' }, { status: 500 })
        : HttpResponse.json(answer() as object);
    }),
  );
  handlers.push(
    http.post('*/api/dev/faucet', async ({ request }) => {
      state.faucetAsked.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  handlers.push(
    http.post('*/api/predict', async ({ request }) => {
      const body = (await request.json()) as { signature?: string };
      state.relayed.push(body);
      const guard = { domain: {}, types: {}, message: { nonce: '3', deadline: START + 290 } };
      const data = body.signature === undefined ? guard : { transactionHash: HASH };
      return answerOfOperator(data);
    }),
    http.post('*/api/claim/:id', ({ params }) => {
      state.relayed.push(Number(params['id']));
      return answerOfOperator({ transactionHash: HASH });
    }),
  );

  const answerOfOperator = (data: object) =>
    state.config.sponsorsGas
      ? HttpResponse.json({ success: true, message: 'ok', data })
      : HttpResponse.json({ success: false, error: 'conflict', message: 'x' }, { status: 409 });

  return { state, handlers };
}

export type FakeApi = ReturnType<typeof fakeApi>['state'];
