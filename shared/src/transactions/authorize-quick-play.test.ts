import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createStore } from '../api/create-store';
import { gameCalls, erc20Calls } from '../evm/read-contract';
import { sessionEnded, sessionStarted } from '../store/session-slice';
import { walletConnected, walletDisconnected } from '../store/wallet-slice';
import { GAME, PLAYER, testConfig } from '../testing/fixtures';
import { testServer } from '../testing/test-server';
import { authorizeBeforeSignIn, authorizeQuickPlay, endQuickPlay } from './authorize-quick-play';

const KEY = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CHAIN = '0x7a69';
const HASH = `0x${'ab'.repeat(32)}`;
const SIGNATURE = `0x${'11'.repeat(65)}`;
const receipt = { status: '0x1', blockNumber: '0x7', gasUsed: '0x5208', transactionHash: HASH };
const grant = { key: KEY, perRound: 5n, inAll: 9n, end: 2_000_000_000 };
const limits = { perDay: null, left: null, next: null, breakUntil: null };

const server = testServer(
  http.get('*/api/config', () => HttpResponse.json(testConfig)),
  http.get('*/api/ready', () => HttpResponse.json({ indexedBlock: 7 })),
  http.get('*/api/user/bounds', () =>
    HttpResponse.json({
      session: { key: KEY, perRound: '1', left: '1', end: grant.end },
      limits,
      nonce: '3',
    }),
  ),
);

interface Batch {
  atomicRequired: boolean;
  calls: { to: string; data: string }[];
}

/** A signed-in player whose wallet sends several calls as one, and has that allowance. */
function batchingPlayer(allowance: bigint, batch: object = { status: 200, receipts: [receipt] }) {
  const asked: { method: string; params?: unknown }[] = [];
  const answers: Record<string, unknown> = {
    eth_call: `0x${allowance.toString(16).padStart(64, '0')}`,
    eth_signTypedData_v4: SIGNATURE,
    wallet_getCapabilities: { [CHAIN]: { atomic: { status: 'supported' } } },
    wallet_sendCalls: { id: '0xbatch' },
    wallet_getCallsStatus: batch,
    eth_getTransactionReceipt: receipt,
  };
  const request = (one: { method: string; params?: unknown }) => {
    asked.push(one);
    return Promise.resolve(answers[one.method]);
  };
  const sessionKey = {
    sign: () => Promise.resolve(SIGNATURE),
    allow: () => Promise.reject(new Error('The key is there.')),
  };
  const store = createStore({ wallet: () => ({ request }), sessionKey });
  store.dispatch(walletConnected({ address: PLAYER, chainId: 31337, name: 'Smart' }));
  store.dispatch(sessionStarted({ token: 'a.b.c', userAddress: PLAYER, balance: 0 }));
  const only = () => Object.values(store.getState().transactions)[0];
  return { store, asked, only, methods: () => asked.map(({ method }) => method) };
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
      sent.push(await request.json());
      return HttpResponse.json({ success: true, message: 'On.', data: { transactionHash: HASH } });
    }),
  );
  const { store, methods, only } = batchingPlayer(9n);
  expect(await store.dispatch(authorizeQuickPlay(testConfig, grant))).toMatchObject({ ok: true });
  expect(sent).toMatchObject([{ key: KEY, signature: SIGNATURE }]);
  expect(methods()).not.toContain('wallet_sendCalls');
  expect(only()).toMatchObject({ kind: 'session', key: KEY, hash: HASH });
});

test('a batch that the chain refuses leaves Quick play off', async () => {
  server.use(
    http.get('*/api/user/bounds', () => HttpResponse.json({ session: null, limits, nonce: '3' })),
  );
  const { store, only } = batchingPlayer(0n, { status: 500 });
  const outcome = await store.dispatch(authorizeQuickPlay(testConfig, grant));
  const message = 'The transaction was reverted by the contract.';
  expect(outcome).toMatchObject({ ok: false, error: { message } });
  expect(only()).toMatchObject({ status: 'failed' });
});

test('a batch ends with the receipt of its transaction, by whose hash the page knows it', async () => {
  const { store, only } = batchingPlayer(0n, { status: 200, receipts: [receipt] });
  await store.dispatch(authorizeQuickPlay(testConfig, grant));
  expect(only()).toMatchObject({ kind: 'session', hash: HASH, block: 7 });
});

test('a batch that is under way is kept by its id, with the key that it allows', async () => {
  const { store, only } = batchingPlayer(0n, { status: 100 });
  void store.dispatch(authorizeQuickPlay(testConfig, grant));
  await waitFor(() => expect(only()).toMatchObject({ status: 'sent', isBatch: true }));
  expect(only()).toMatchObject({ hash: '0xbatch', key: KEY });
});

/** The operator answers the signed grant with a refusal: its nonce is used. */
function refuseSigned() {
  server.use(
    http.post('*/api/quick-play', () => {
      const message = 'This signed prediction was already used. Please sign a new one.';
      const refusal = { success: false, error: 'invalid_account_nonce', message, params: {} };
      return HttpResponse.json(refusal, { status: 409 });
    }),
  );
}

test('Quick play is on if somebody else sent the signed grant first', async () => {
  refuseSigned();
  const { store, only } = batchingPlayer(9n);
  await store.dispatch(authorizeQuickPlay(testConfig, grant));
  expect(only()).toMatchObject({ status: 'indexed' });
});

test('a refused grant that nobody else sent leaves Quick play off', async () => {
  refuseSigned();
  server.use(
    http.get('*/api/user/bounds', () => HttpResponse.json({ session: null, limits, nonce: '3' })),
  );
  const { store } = batchingPlayer(9n);
  const outcome = await store.dispatch(authorizeQuickPlay(testConfig, grant));
  const message = expect.stringContaining('already used') as string;
  expect(outcome).toMatchObject({ ok: false, error: { message } });
});

test('a grant whose answer is lost goes through by the key that the contract knows', async () => {
  server.use(http.post('*/api/quick-play', () => HttpResponse.error()));
  const { store, only } = batchingPlayer(9n);
  const outcome = await store.dispatch(authorizeQuickPlay(testConfig, grant));
  expect(outcome).toEqual({ ok: true, hash: null });
  expect(only()).toMatchObject({ kind: 'session', status: 'indexed' });
});

test('before the sign-in the receipt of a batch decides', async () => {
  const { store, only } = batchingPlayer(0n, { status: 200, receipts: [receipt] });
  store.dispatch(sessionEnded());
  store.dispatch(walletDisconnected());
  await store.dispatch(authorizeBeforeSignIn(testConfig, PLAYER, grant));
  expect(only()).toMatchObject({ from: PLAYER, hash: HASH });
});

test('the end that the key has signed is followed until the contract knows no key', async () => {
  server.use(
    http.post('*/api/quick-play/end', () => HttpResponse.error()),
    http.get('*/api/user/bounds', () => HttpResponse.json({ session: null, limits, nonce: '3' })),
  );
  const forgotten = jest.fn(() => Promise.resolve());
  const { store, only } = batchingPlayer(9n);
  expect(await store.dispatch(endQuickPlay(testConfig, forgotten))).toMatchObject({ ok: true });
  expect(forgotten).toHaveBeenCalled();
  expect(only()).toMatchObject({ kind: 'session', status: 'indexed' });
});
