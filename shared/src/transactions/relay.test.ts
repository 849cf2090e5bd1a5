import { setImmediate } from 'node:timers/promises';
import { waitFor } from '@testing-library/react';
import type { OwnPrediction } from '@updown/protocol/api/player';
import { delay, http, HttpResponse } from 'msw';
import { authApi } from '../api/auth';
import { serverClock } from '../api/clock/server-clock';
import { createStore } from '../api/create-store';
import { NO_PREDICTION } from '../api/player';
import { quickPlayApi } from '../api/quick-play';
import { sessionKeyHeld } from '../store/quick-play-slice';
import { sessionEnded, sessionStarted } from '../store/session-slice';
import { isInProgress } from '../store/transaction-slice';
import { walletConnected } from '../store/wallet-slice';
import { GAME, PLAYER, testConfig } from '../testing/fixtures';
import { testServer } from '../testing/test-server';
import { relayClaim, relayPrediction } from './relay';

const HASH = `0x${'ab'.repeat(32)}`;
const NOW = 1_000_000;

const write = { summary: 'Predict UP', fallback: 'Prediction failed.', roundId: 7 };
const DEADLINE = NOW + 100;
const prediction = { up: true, amount: 10n ** 18n, roundId: 7, deadline: DEADLINE };
const limits = { perDay: null, left: null, next: null, breakUntil: null };

const receipt = { status: '0x1', blockNumber: '0x7', gasUsed: '0x5208', from: GAME };
const answers: Record<string, unknown> = {
  eth_signTypedData_v4: `0x${'11'.repeat(65)}`,
  eth_getTransactionReceipt: receipt,
};

let own: OwnPrediction;
const server = testServer();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  serverClock.sync(NOW * 1000);
  own = NO_PREDICTION;
  server.use(
    http.get('*/api/config', () => HttpResponse.json(testConfig)),
    http.get('*/api/ready', () => HttpResponse.json({ indexedBlock: 7 })),
    http.get('*/api/user/prediction/7', () => HttpResponse.json(own)),
    http.get('*/api/user/bounds', () => HttpResponse.json({ limits, session: null, nonce: '3' })),
  );
});
afterEach(() => {
  jest.useRealTimers();
});

function hangs() {
  return delay('infinite').then(() => HttpResponse.error());
}

/** The operator's answer to a signed request. */
function operatorAnswers(answer: () => Response | Promise<Response>) {
  return server.use(
    http.post('*/api/claim/7', answer),
    http.post('*/api/quick-play/predict', answer),
    http.post('*/api/predict', answer),
  );
}

function signedIn(chainId = testConfig.chainId) {
  const request = jest.fn(({ method }: { method: string }) => Promise.resolve(answers[method]));
  const wallet = { request };
  const sign = () => Promise.resolve(`0x${'22'.repeat(65)}`);
  const sessionKey = { sign, allow: () => Promise.reject(new Error('The key is there.')) };
  const store = createStore({ wallet: () => wallet, sessionKey });
  const session = { token: 'a.b.c', userAddress: PLAYER, balance: 0 };
  store.dispatch(walletConnected({ address: PLAYER, chainId, name: 'Test' }));
  store.dispatch(sessionStarted(session));
  const only = () => Object.values(store.getState().transactions)[0];
  const walletAsked = () => request.mock.calls.map(([{ method }]) => method);
  return { store, session, only, walletAsked };
}

type Asked = ReturnType<typeof signedIn>;

function predict({ store }: Asked) {
  return store.dispatch(relayPrediction({ kind: 'predict', ...write }, testConfig, prediction));
}
/** Predicts while Quick play is on, with what is left of it in whole tokens. */
async function quickPredict(page: Asked, left = '5') {
  const end = NOW + 1_000;
  const session = { key: GAME, perRound: '2', left, end };
  const bounds = { limits, session, nonce: '3' };
  const { store } = page;
  store.dispatch(sessionKeyHeld({ key: GAME, end }));
  await store.dispatch(quickPlayApi.util.upsertQueryData('bounds', undefined, bounds));
  return predict(page);
}
function claim({ store }: Asked) {
  return store.dispatch(relayClaim({ kind: 'claim', ...write }, 7));
}

/** The most event-loop turns that an answer takes, even on a busy machine. */
const TURNS = 20;

/** Advances time in steps, so that reads along the way are answered. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  }
}

const done = { predict: { hasPredicted: true }, claim: { hasWithdrawn: true } };
const cases = [
  ['prediction', 'predict', predict],
  ['prediction by Quick play', 'predict', (page: Asked) => quickPredict(page)],
  ['claim', 'claim', claim],
] as const;

describe.each(cases)('a %s that the operator sends', (_name, kind, ask) => {
  test('is in progress as soon as it is requested', async () => {
    operatorAnswers(hangs);
    const page = signedIn();
    void ask(page);
    await pass(1);
    expect(page.only()).toMatchObject({ kind, roundId: 7, status: 'relaying' });
    expect(isInProgress(page.only()!)).toBe(true);
  });

  test('may take a minute: the operator answers once it is mined', async () => {
    operatorAnswers(async () => {
      await delay(60_000);
      return HttpResponse.json({ success: true, message: 'ok', data: { transactionHash: HASH } });
    });
    const page = signedIn();
    const outcome = ask(page);
    await pass(65);
    expect(await outcome).toEqual({ ok: true, hash: HASH });
  });

  test.each([
    ['never comes', hangs],
    ['is lost with the connection', () => HttpResponse.error()],
    ['is that of a proxy', () => new HttpResponse('<html>', { status: 504 })],
    ['is an error after it was sent', () => HttpResponse.json({}, { status: 500 })],
  ])("goes through although the answer %s: the API's data decides", async (_what, answer) => {
    operatorAnswers(answer);
    const page = signedIn();
    const ended = jest.fn();
    const outcome = ask(page).then(ended);
    await pass(20);
    expect(page.only()).toMatchObject({ status: 'relaying' });
    own = { ...NO_PREDICTION, ...done[kind] };
    await pass(answer === hangs ? 110 : 5);
    await outcome;
    expect(ended).toHaveBeenCalledWith({ ok: true, hash: null });
    expect(page.only()).toMatchObject({ status: 'indexed' });
  });

  test("has failed if the API's data does not show it in time", async () => {
    operatorAnswers(() => HttpResponse.error());
    const page = signedIn();
    const outcome = ask(page);
    await pass(140);
    expect(await outcome).toMatchObject({
      ok: false,
      error: { message: 'The operator did not send it in time.' },
    });
  });

  test('has no outcome while the API does not answer or the player is signed out', async () => {
    operatorAnswers(() => HttpResponse.error());
    server.use(http.get('*/api/user/prediction/7', () => HttpResponse.error()));
    const page = signedIn();
    void ask(page);
    await pass(200);
    expect(page.only()).toMatchObject({ status: 'relaying' });
    page.store.dispatch(sessionEnded());
    server.use(http.get('*/api/user/prediction/7', () => HttpResponse.json(own)));
    await pass(10);
    expect(page.only()).toMatchObject({ status: 'relaying' });
    page.store.dispatch(sessionStarted(page.session));
    await pass(3);
    await waitFor(() => expect(page.only()).toMatchObject({ status: 'failed' }));
  });
});

test('a press is one call of the API, whose trace the error names', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.post('*/api/predict', ({ request }) => {
      const traceparent = request.headers.get('traceparent');
      asked.push(traceparent);
      const headers = { traceresponse: traceparent ?? '' };
      return HttpResponse.json({ success: false, message: 'No.' }, { status: 400, headers });
    }),
  );
  const outcome = predict(signedIn());
  await pass(5);
  expect(asked).toHaveLength(1);
  expect(await outcome).toMatchObject({ ok: false, error: { trace: asked[0]?.slice(3, 35) } });
});

test('a bet whose nonce another tab has used is not left to the wallet, and the next one signs the new nonce', async () => {
  const refusal = { success: false, error: 'invalid_signature', message: 'Used.', params: {} };
  operatorAnswers(() => HttpResponse.json(refusal, { status: 409 }));
  const page = signedIn();
  const subscription = page.store.dispatch(quickPlayApi.endpoints.bounds.initiate());
  await pass(1);
  const bounds = { limits, session: null, nonce: '4' };
  server.use(http.get('*/api/user/bounds', () => HttpResponse.json(bounds)));
  const outcome = predict(page);
  await pass(5);
  expect(await outcome).toMatchObject({ ok: false, error: { rejected: false } });
  expect(page.walletAsked()).not.toContain('eth_sendTransaction');
  expect(quickPlayApi.endpoints.bounds.select()(page.store.getState()).data?.nonce).toBe('4');
  subscription.unsubscribe();
});

test('a player whose contract checks no signatures sends it with their wallet, and signs nothing', async () => {
  const page = signedIn();
  const profile = { address: PLAYER, token_balance: 0, gas_is_free: false };
  await page.store.dispatch(authApi.util.upsertQueryData('me', undefined, profile));
  void predict(page);
  await pass(5);
  expect(page.walletAsked()).toContain('eth_sendTransaction');
  expect(page.walletAsked()).not.toContain('eth_signTypedData_v4');
});

test('Quick play asks the wallet for nothing, and tells the operator what the key has signed', async () => {
  const asked: unknown[] = [];
  const data = { transactionHash: HASH };
  server.use(
    http.post('*/api/quick-play/predict', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ success: true, message: 'ok', data });
    }),
  );
  const page = signedIn();
  const outcome = quickPredict(page);
  await pass(5);
  expect(await outcome).toEqual({ ok: true, hash: HASH });
  const signature = `0x${'22'.repeat(65)}`;
  expect(asked).toEqual([{ direction: 'UP', amount: '1.0', deadline: DEADLINE, signature }]);
  expect(page.walletAsked()).not.toContain('eth_signTypedData_v4');
});

describe('Quick play with a wallet on another network', () => {
  test('looks for the bet in the API alone', async () => {
    operatorAnswers(() => HttpResponse.json({ success: true, data: { transactionHash: HASH } }));
    const page = signedIn(1);
    const outcome = quickPredict(page);
    await pass(3);
    expect(page.only()).toMatchObject({ status: 'relaying' });
    own = { ...NO_PREDICTION, hasPredicted: true };
    await pass(3);
    expect(await outcome).toEqual({ ok: true, hash: null });
    expect(page.only()).toMatchObject({ status: 'indexed' });
    expect(page.walletAsked()).toEqual([]);
  });

  test('leaves nothing to the wallet if the operator refuses', async () => {
    const message = 'The daily gas budget is spent.';
    operatorAnswers(() => HttpResponse.json({ success: false, message }, { status: 429 }));
    const page = signedIn(1);
    const outcome = quickPredict(page);
    await pass(3);
    expect(await outcome).toMatchObject({ ok: false });
    expect(page.walletAsked()).toEqual([]);
  });
});

test('above the rest of Quick play the player signs, as without it', async () => {
  operatorAnswers(hangs);
  const page = signedIn();
  void quickPredict(page, '0.5');
  await pass(5);
  expect(page.walletAsked()).toContain('eth_signTypedData_v4');
});

test('a bet that Quick play does not cover any more is left to the wallet, which simulates it first', async () => {
  const message = 'Quick play has ended. Please allow it again.';
  server.use(
    http.post('*/api/quick-play/predict', () =>
      HttpResponse.json({ success: false, error: 'conflict', message }, { status: 409 }),
    ),
  );
  const page = signedIn();
  void quickPredict(page);
  await pass(5);
  expect(page.walletAsked().slice(0, 3)).toEqual([
    'eth_call',
    'eth_estimateGas',
    'eth_sendTransaction',
  ]);
});
