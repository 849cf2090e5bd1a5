import {
  NO_PREDICTION,
  NO_SUMMARY,
  serverClock,
  type ClaimableReward,
  type CurrentPrice,
  type CurrentRound,
  type OwnBounds,
  type OwnName,
  type PlayerHistoryItem,
  type PlayerPrediction,
  type PlayerRecord,
  type RecentPrediction,
  type RoundPrices,
} from '@updown/shared';
import {
  errorResponse,
  fakeApi as serveEndpoints,
  PLAYER,
  testConfig,
  testRound,
} from '@updown/shared/testing';
import { HttpResponse } from 'msw';
import { HASH } from './fake-chain';
import { pageOf } from './pages';

/** The start of the tests' round, in Unix seconds. */
export const START = 1_000_000;

export const liveRound = testRound(START);

/** A fake API with answers that a test sets. */
export function fakeApi() {
  const state = {
    config: testConfig,
    round: liveRound as CurrentRound | null,
    /** The price's time is the time of the answer. Its source is slow, so that a jump of the clock does not make it stale. */
    price: {
      price: 2412.5,
      change24h: null,
      source: 'simulated',
      everySeconds: 3600,
    } as Omit<CurrentPrice, 'timestamp'> & { timestamp?: number },
    /** Every recorded price of the round, oldest first. */
    prices: [] as RoundPrices['prices'],
    own: NO_PREDICTION,
    /** The player's balance in whole tokens, from the API. */
    balance: 5,
    potentialRewards: '0',
    summary: NO_SUMMARY,
    stats: {
      roundId: 7,
      players: 0,
      upPlayers: 0,
      downPlayers: 0,
      totalDeposits: '0',
      upPredictions: '0',
      downPredictions: '0',
      paid: '0',
      burned: '0',
    },
    bounds: {
      limits: { perDay: null, left: null, next: null, breakUntil: null },
      session: null,
      nonce: '3',
    } as OwnBounds,
    recent: [] as RecentPrediction[],
    claimable: [] as ClaimableReward[],
    ownName: { name: null, isHidden: false, changeableAt: null } as OwnName,
    /** Why a name is refused. */
    nameRefusal: null as { error: string; message: string } | null,
    namesAsked: [] as unknown[],
    players: [] as PlayerHistoryItem[],
    /** Every prediction; `players` holds the latest ones. */
    history: [] as PlayerHistoryItem[],
    /** The public record of every player, and the predictions in it. */
    record: { ...NO_SUMMARY, address: PLAYER } satisfies PlayerRecord,
    predictions: [] as PlayerPrediction[],
    playersTotal: null as number | null,
    limits: { minimum: '30000', maximum: '3000000' },
    faucetAsked: [] as unknown[],
    /** Whether the operator can send this player's predictions. */
    gasIsFree: true,
    /** The requests to the operator. */
    relayed: [] as unknown[],
  };

  const current = () => ({ success: true, data: { current: state.round, history: [] } });

  const answerOfOperator = (data: object) =>
    state.config.sponsorsGas ? { success: true, message: 'ok', data } : errorResponse(409);

  const api = serveEndpoints({
    'GET /config': () => state.config,
    'GET /health': () => ({ status: 'ok', uptime: 1 }),
    'GET /ready': () => ({ ready: true, indexedBlock: 7, chainBlock: 7 }),
    'GET /contract/current-round-fast': () => current(),
    'GET /contract/current-round': () => current(),
    'GET /contract/players/history-fast': () => ({
      success: true,
      data: state.players,
      total: state.playersTotal ?? state.players.length,
    }),
    'GET /contract/players/history': ({ request }) => {
      const round = new URL(request.url).searchParams.get('roundId');
      const items = state.history.filter(({ roundId }) => [null, `${roundId}`].includes(round));
      return pageOf(items, request, ({ position }) => position);
    },
    'GET /players/:address': () => state.record,
    'GET /players/:address/predictions': ({ request }) =>
      pageOf(state.predictions, request, ({ roundId }) => roundId),
    'GET /deposit-limits': () => ({
      ...state.limits,
      minDeposit: state.limits.minimum,
      maxDeposit: state.limits.maximum,
    }),
    'GET /price/current': () => ({ timestamp: serverClock.now(), ...state.price }),
    'GET /user/prediction/:id': () => state.own,
    'GET /user/potential-rewards/:id': () => ({ potentialRewards: state.potentialRewards }),
    'GET /user/predictions-summary': () => state.summary,
    'GET /user/predictions-bypass': () => ({ success: true, predictions: state.recent }),
    'GET /user/claimable-rewards-bypass': () => ({ success: true, rewards: state.claimable }),
    'GET /user/bounds': () => state.bounds,
    'GET /user/name': () => state.ownName,
    'POST /user/name': async ({ request }) => {
      const body = (await request.json()) as { name: string; signature?: string };
      state.namesAsked.push(body);
      if (state.nameRefusal !== null) {
        return HttpResponse.json({ success: false, ...state.nameRefusal }, { status: 409 });
      }
      if (body.signature !== undefined) {
        state.ownName = { ...state.ownName, name: body.name === '' ? null : body.name };
      }
      return state.ownName;
    },
    'GET /users/me': () => ({
      address: '',
      token_balance: state.balance,
      gas_is_free: state.gasIsFree,
    }),
    'GET /round/:id/stats': () => state.stats,
    'GET /round/:id/prices': () => ({ prices: state.prices }),
    'GET /round/:id': () => ({
      priceAtStart: state.round?.start_price,
      priceAtEnd: state.round?.end_price,
      outcome: state.round?.outcome,
    }),
    'POST /dev/faucet': async ({ request }) => {
      state.faucetAsked.push(await request.json());
      return { success: true };
    },
    'POST /predict': async ({ request }) => {
      state.relayed.push(await request.json());
      return answerOfOperator({ transactionHash: HASH });
    },
    'POST /claim/:id': ({ params }) => {
      state.relayed.push(Number(params['id']));
      return answerOfOperator({ transactionHash: HASH });
    },
  });

  const { handlers, requested, outages } = api;
  return { state: Object.assign(state, { requested, outages }), handlers };
}

export type FakeApi = ReturnType<typeof fakeApi>['state'];
