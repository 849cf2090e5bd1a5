import { http, HttpResponse } from 'msw';
import { createStore } from '../api/create-store';
import { gameCalls, erc20Calls } from '../evm/encode-call';
import { sessionStarted } from '../store/session-slice';
import { walletConnected } from '../store/wallet-slice';
import { GAME, PLAYER, testConfig } from '../testing/fixtures';
import { testServer } from '../testing/test-server';
import { authorizeQuickPlay } from './authorize-quick-play';

const KEY = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CHAIN = '0x7a69';
const grant = { key: KEY, perRound: 5n, inAll: 9n, end: 2_000_000_000 };
const limits = { perDay: null, left: null, next: null, breakUntil: null };

const server = testServer(
  http.get('*/api/config', () => HttpResponse.json(testConfig)),
  http.get('*/api/user/bounds', () =>
    HttpResponse.json({ session: { key: KEY, perRound: '1', left: '1', end: grant.end }, limits }),
  ),
);

interface Batch {
  atomicRequired: boolean;
  calls: { to: string; data: string }[];
}

/** A signed-in player whose wallet sends several calls as one, and has that allowance. */
function batchingPlayer(allowance: bigint, status = 200) {
  const asked: { method: string; params?: unknown }[] = [];
  const answers: Record<string, unknown> = {
    eth_call: `0x${allowance.toString(16).padStart(64, '0')}`,
    eth_signTypedData_v4: `0x${'11'.repeat(65)}`,
    wallet_getCapabilities: { [CHAIN]: { atomic: { status: 'supported' } } },
    wallet_sendCalls: { id: '0xbatch' },
    wallet_getCallsStatus: { status },
  };
  const request = (one: { method: string; params?: unknown }) => {
    asked.push(one);
    return Promise.resolve(answers[one.method]);
  };
  const store = createStore({ wallet: () => ({ request }) });
  store.dispatch(walletConnected({ address: PLAYER, chainId: 31337, name: 'Smart' }));
  store.dispatch(sessionStarted({ token: 'a.b.c', userAddress: PLAYER, balance: 0 }));
  return { store, asked, methods: () => asked.map(({ method }) => method) };
}

test('a wallet that sends several calls as one approves the stakes and allows the key in one prompt', async () => {
  const { store, asked, methods } = batchingPlayer(0n);
  await store.dispatch(authorizeQuickPlay(testConfig, grant));
  const [batch] = asked.find(({ method }) => method === 'wallet_sendCalls')!.params as [Batch];
  expect(batch.atomicRequired).toBe(true);
  const [approval, allowed] = batch.calls;
  expect(erc20Calls.parseTransaction(approval!)?.args.toArray()).toEqual([GAME, 9n]);
  expect(gameCalls.parseTransaction(allowed!)?.args.toArray()).toEqual([
    KEY,
    5n,
    9n,
    2_000_000_000n,
  ]);
  expect(methods()).not.toContain('eth_signTypedData_v4');
});

test('with enough of an allowance the player only signs, and the operator sends it', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/quick-play', async ({ request }) => {
      const body = (await request.json()) as { signature?: string };
      sent.push(body);
      const data =
        body.signature === undefined
          ? { domain: {}, types: {}, primaryType: '', message: { nonce: '3' } }
          : {};
      return HttpResponse.json({ success: true, message: 'Sign.', data });
    }),
  );
  const { store, methods } = batchingPlayer(9n);
  await store.dispatch(authorizeQuickPlay(testConfig, grant));
  expect(sent).toHaveLength(2);
  expect(methods()).not.toContain('wallet_sendCalls');
});

test('a batch that the chain refuses leaves Quick play off', async () => {
  server.use(http.get('*/api/user/bounds', () => HttpResponse.json({ session: null, limits })));
  const { store } = batchingPlayer(0n, 500);
  await expect(store.dispatch(authorizeQuickPlay(testConfig, grant))).rejects.toThrow(
    'The transaction was reverted by the contract.',
  );
});

/** The operator answers the signed grant with a refusal: its nonce is used. */
function refuseSigned() {
  server.use(
    http.post('*/api/quick-play', async ({ request }) => {
      const { signature } = (await request.json()) as { signature?: string };
      const data = { domain: {}, types: {}, primaryType: '', message: { nonce: '3' } };
      if (signature === undefined) return HttpResponse.json({ success: true, message: '', data });
      const message = 'This signed prediction was already used. Please sign a new one.';
      const refusal = { success: false, error: 'invalid_account_nonce', message, params: {} };
      return HttpResponse.json(refusal, { status: 409 });
    }),
  );
}

test('Quick play is on if somebody else sent the signed grant first', async () => {
  refuseSigned();
  const { store } = batchingPlayer(9n);
  await store.dispatch(authorizeQuickPlay(testConfig, grant));
});

test('a refused grant that nobody else sent leaves Quick play off', async () => {
  refuseSigned();
  server.use(http.get('*/api/user/bounds', () => HttpResponse.json({ session: null, limits })));
  const { store } = batchingPlayer(9n);
  await expect(store.dispatch(authorizeQuickPlay(testConfig, grant))).rejects.toThrow(
    'already used',
  );
});
