import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { pageLanguage } from '../i18n/page-language';
import { sessionStarted } from '../store/session-slice';
import { streamChanged } from '../store/stream-slice';
import { testServer } from '../testing/test-server';
import { createStore } from './create-store';
import { playerApi } from './player';
import { priceApi } from './price';
import { refetchTags } from './refetch-tags';
import { roundsApi } from './rounds';
import { systemApi } from './system';

const server = testServer();
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function page() {
  return createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
}

const round = { success: true, data: { current: null, history: [{ id: 3, outcome: 'UP' }] } };
function fails(path: string) {
  return http.get(path, () => new HttpResponse(null, { status: 503 }));
}
function answers(path: string) {
  return http.get(path, () => HttpResponse.json(round));
}

test('gives up a call without an answer after ten seconds [spec 7.1b 9.6a]', async () => {
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

function breaksOff(error: Error) {
  const pull = (body: ReadableStreamDefaultController) => body.error(error);
  const answer = () => new HttpResponse(new ReadableStream({ pull }), { status: 200 });
  return http.get('*/api/deposit-limits', answer);
}

test.each([
  ['network', new TypeError('network error')],
  ['timeout', new DOMException('signal timed out', 'TimeoutError')],
])('an answer that breaks off is an error of kind %s', async (kind, cause) => {
  server.use(breaksOff(cause));
  const { error } = await page().dispatch(roundsApi.endpoints.depositLimits.initiate());
  expect(error).toMatchObject({ kind });
});

test('an envelope with success: false is an error, whatever its status [spec 8.2]', async () => {
  server.use(
    http.get('*/api/deposit-limits', () =>
      HttpResponse.json({ success: false, message: 'The limits are not known yet.' }),
    ),
  );
  const { error } = await page().dispatch(roundsApi.endpoints.depositLimits.initiate());
  expect(error).toMatchObject({ message: 'The limits are not known yet.' });
});

test('the round is read by the plain path if the fast one fails [spec 7.11b]', async () => {
  server.use(fails('*/api/contract/current-round-fast'), answers('*/api/contract/current-round'));
  const { data } = await page().dispatch(roundsApi.endpoints.currentRound.initiate());
  expect(data).toEqual(round.data);
});

test('the round cannot be read if both paths fail', async () => {
  server.use(fails('*/api/contract/current-round-fast'), fails('*/api/contract/current-round'));
  const { error } = await page().dispatch(roundsApi.endpoints.currentRound.initiate());
  expect(error).toMatchObject({ status: 503 });
});

describe("an answer of the web server's cache", () => {
  const OLD = { success: true, data: { current: null, history: [] } };

  /** A page with the old answer, and a server that keeps it for one more call. */
  async function pageBehindCache() {
    const store = page();
    const cached = [OLD, OLD];
    server.use(
      http.get('*/api/contract/current-round-fast', () => {
        const kept = cached.shift();
        return HttpResponse.json(kept ?? round, { headers: { 'x-cache': kept ? 'HIT' : 'MISS' } });
      }),
    );
    await store.dispatch(roundsApi.endpoints.currentRound.initiate());
    return store;
  }
  const shown = (store: ReturnType<typeof page>) =>
    roundsApi.endpoints.currentRound.select()(store.getState()).data;

  test('is followed by a new one when an event or a transaction has changed the data', async () => {
    const store = await pageBehindCache();
    expect(shown(store)).toEqual(OLD.data);
    store.dispatch(refetchTags(['Round']));
    await waitFor(() => expect(shown(store)).toEqual(round.data), { timeout: 5_000 });
  });

  test('is enough for a page that polls', async () => {
    const store = await pageBehindCache();
    store.dispatch(streamChanged(false));
    const { data } = await store.dispatch(
      roundsApi.endpoints.currentRound.initiate(undefined, { forceRefetch: true }),
    );
    expect(data).toEqual(OLD.data);
  });
});

describe('a trace', () => {
  const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
  const asked: (string | null)[] = [];
  const predict = playerApi.endpoints.predict.initiate;
  const body = { direction: 'UP', amount: '5', deadline: 9, signature: '0x11' };
  beforeEach(() => void (asked.length = 0));

  function refuses(headers: Record<string, string> = {}, status = 400) {
    server.use(
      http.post('*/api/predict', ({ request }) => {
        asked.push(request.headers.get('traceparent'));
        return HttpResponse.json({ success: false, message: 'No.' }, { status, headers });
      }),
    );
  }

  test('is started by each command, and not by a read, whose answer caches share', async () => {
    refuses();
    server.use(
      http.get('*/api/deposit-limits', ({ request }) => {
        asked.push(request.headers.get('traceparent'));
        return HttpResponse.json({});
      }),
    );
    const { dispatch } = page();
    await dispatch(predict(body));
    await dispatch(predict(body));
    await dispatch(roundsApi.endpoints.depositLimits.initiate());
    const [first, second, read] = asked;
    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(second).not.toBe(first);
    expect(read).toBeNull();
  });

  test('has no name before the API names one', async () => {
    refuses({}, 500);
    expect((await page().dispatch(predict(body))).error).not.toHaveProperty('trace');
  });

  test('is named by the error of a failed command', async () => {
    refuses({ traceresponse: `00-${TRACE}-00f067aa0ba902b7-01` });
    expect((await page().dispatch(predict(body))).error).toMatchObject({ trace: TRACE });
  });

  test('is named by the page if no answer comes and the API keeps traces', async () => {
    refuses({ traceresponse: `00-${'1'.repeat(32)}-00f067aa0ba902b7-01` });
    await page().dispatch(predict(body));
    server.use(
      http.post('*/api/predict', ({ request }) => {
        asked.push(request.headers.get('traceparent'));
        return HttpResponse.error();
      }),
    );
    const { error } = await page().dispatch(predict(body));
    expect(error).toMatchObject({ kind: 'network', trace: asked.at(-1)?.slice(3, 35) });
  });
});

describe('the console', () => {
  const duration = expect.stringMatching(/^\d+ ms$/) as unknown;
  const answer = {
    success: true,
    message: 'Sent.',
    data: { transactionHash: '0xab', signature: 'secret.answer' },
  };

  /** Signs a prediction as a signed-in player; returns the console's debug output. */
  async function logged(environment: string): Promise<unknown[][]> {
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = environment;
    const debug = jest.spyOn(console, 'debug').mockImplementation();
    server.use(http.post('*/api/predict', () => HttpResponse.json(answer)));
    const store = page();
    store.dispatch(sessionStarted({ token: 'secret.token', userAddress: '0x1', balance: 0 }));
    const signed = { amount: '5', signature: 'secret.signature', deadline: 7 };
    await store.dispatch(playerApi.endpoints.predict.initiate({ direction: 'UP', ...signed }));
    process.env['NODE_ENV'] = before;
    return debug.mock.calls;
  }

  test('shows method, path, status and duration of each exchange, and no body [spec 7.1c]', async () => {
    expect(await logged('production')).toEqual([
      ['[api] →', 'POST', '/predict'],
      ['[api] ←', 'POST', '/predict', 200, duration],
    ]);
  });

  test('shows the bodies while developing, and never a token or a signature [spec 7.1d]', async () => {
    const calls = await logged('development');
    expect(calls).toEqual([
      [
        ...['[api] →', 'POST', '/predict'],
        { direction: 'UP', amount: '5', signature: '(hidden)', deadline: 7 },
      ],
      [
        ...['[api] ←', 'POST', '/predict', 200, duration],
        { ...answer, data: { transactionHash: '0xab', signature: '(hidden)' } },
      ],
    ]);
    expect(JSON.stringify(calls)).not.toContain('secret');
  });

  test('shows failures too', async () => {
    const debug = jest.spyOn(console, 'debug').mockImplementation();
    server.use(fails('*/api/price/current'));
    await page().dispatch(priceApi.endpoints.currentPrice.initiate());
    const path = '/price/current?asset=ethereum';
    expect(debug).toHaveBeenLastCalledWith('[api] ←', 'GET', path, 503, duration);
  });
});

describe('the reason of the API', () => {
  const refuses = (error: string) =>
    server.use(
      http.post('*/api/claim/7', () => {
        const params = { limit: '125000700000000000000000' };
        const body = { success: false, error, message: 'In English.', params };
        return HttpResponse.json(body, { status: 409 });
      }),
    );
  const claim = async () =>
    (await page().dispatch(playerApi.endpoints.claim.initiate(7))) as { error?: unknown };
  beforeEach(() => pageLanguage.show('es'));
  afterEach(() => pageLanguage.show('en'));

  test('is in the language of the page, with its separators and the symbol of the token', async () => {
    const token = { symbol: 'GOLD' };
    server.use(http.get('*/api/config', () => HttpResponse.json({ token })));
    await page().dispatch(systemApi.endpoints.config.initiate());
    refuses('daily_limit_reached');
    const message = 'Tu propio límite de hoy deja 125.000,7 GOLD.';
    expect((await claim()).error).toMatchObject({ message, serverMessage: message });
  });

  test('stays in English if the page does not know its code', async () => {
    refuses('of_tomorrow');
    expect((await claim()).error).toMatchObject({ code: 'of_tomorrow', message: 'In English.' });
  });
});
