import { waitFor } from '@testing-library/react';
import { AbiCoder, id as selectorOf } from 'ethers';
import { http, HttpResponse } from 'msw';
import { createStore } from '../api/create-store';
import { NO_PREDICTION } from '../api/player';
import { sessionStarted } from '../store/session-slice';
import { walletConnected } from '../store/wallet-slice';
import { GAME, PLAYER } from '../testing/fixtures';
import { testServer } from '../testing/test-server';
import { startNewRound } from '../wallet/calls';
import type { WalletRequest } from '../wallet/wallet';
import { sendTransaction, type TransactionRequest } from './send-transaction';
import { stopWaiting } from './stop-waiting';

const HASH = `0x${'ab'.repeat(32)}`;

const receipt = {
  status: '0x1',
  blockNumber: '0x7',
  gasUsed: '0x5208',
  effectiveGasPrice: '0x3b9aca00',
  from: PLAYER.toLowerCase(),
};

type Answers = Record<string, (request: WalletRequest) => unknown>;

const agreeable: Answers = {
  eth_call: () => '0x',
  eth_estimateGas: () => '0x30d40',
  eth_sendTransaction: () => HASH,
  eth_getTransactionReceipt: () => receipt,
};

const request: TransactionRequest = {
  kind: 'start-round',
  call: startNewRound(GAME, 240_000_000_000n),
  summary: 'Start a round',
  fallback: 'Failed to start round',
};

let indexedBlock = 7;
const api = testServer(
  http.get('*/api/config', () =>
    HttpResponse.json({ network: 'Local Chain', contracts: { game: GAME } }),
  ),
  http.get('*/api/ready', () => HttpResponse.json({ ready: true, indexedBlock, chainBlock: 7 })),
);

function connect(answers: Answers) {
  const requests: WalletRequest[] = [];
  const store = createStore({
    wallet: () => ({
      request: async (call) => {
        requests.push(call);
        return Promise.resolve(answers[call.method]?.(call));
      },
    }),
  });
  store.dispatch(walletConnected({ address: PLAYER, chainId: 31337, name: 'Test' }));
  const only = () => Object.values(store.getState().transactions)[0];
  return { store, requests, only };
}

async function until(holds: () => boolean): Promise<void> {
  await waitFor(() => expect(holds()).toBe(true), { timeout: 3_000 });
}

function reverts(signature: string, types: string[], values: unknown[]) {
  const data =
    selectorOf(signature).slice(0, 10) + AbiCoder.defaultAbiCoder().encode(types, values).slice(2);
  return () => {
    throw Object.assign(new Error('execution reverted'), { code: 3, data });
  };
}

test('is confirmed, then indexed, once the API has read its block [spec 3.18a 4.12a 7.25e]', async () => {
  indexedBlock = 6;
  const { store, only } = connect(agreeable);
  expect(await store.dispatch(sendTransaction(request))).toEqual({ ok: true, hash: HASH });
  expect(only()).toMatchObject({
    status: 'confirmed',
    block: 7,
    details: { gasUsed: '21000', gasCost: '0.000021', paidBy: PLAYER, network: 'Local Chain' },
  });
  indexedBlock = 7;
  const indexed = new Promise<void>((resolve) => {
    store.subscribe(() => only()?.status === 'indexed' && resolve());
  });
  await indexed;
});

test('allows a fifth more gas than the estimate', async () => {
  const { store, requests } = connect(agreeable);
  await store.dispatch(sendTransaction(request));
  const sent = requests.find(({ method }) => method === 'eth_sendTransaction');
  expect(sent?.params).toEqual([
    expect.objectContaining({ from: PLAYER, to: GAME, gas: '0x3a980' }),
  ]);
});

test('never opens the wallet for a call that the contract would reject, and says why', async () => {
  const { store, requests, only } = connect({
    ...agreeable,
    eth_call: reverts('RoundStillActive(uint256,uint64)', ['uint256', 'uint64'], [1, 2]),
  });
  const outcome = await store.dispatch(sendTransaction(request));
  expect(outcome).toMatchObject({
    ok: false,
    error: { message: 'You still have an active round' },
  });
  expect(only()).toMatchObject({
    status: 'failed',
    errorName: 'RoundStillActive',
    rejected: false,
  });
  expect(requests.map(({ method }) => method)).not.toContain('eth_sendTransaction');
});

test('marks a transaction that the player declined', async () => {
  const { store, only } = connect({
    ...agreeable,
    eth_sendTransaction: () => {
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
    },
  });
  await store.dispatch(sendTransaction(request));
  expect(only()).toMatchObject({
    status: 'failed',
    rejected: true,
    error: 'Transaction was cancelled.',
  });
});

test('requests the receipt again if the node does not answer', async () => {
  let requests = 0;
  const { store } = connect({
    ...agreeable,
    eth_getTransactionReceipt: () => {
      requests += 1;
      if (requests === 1) throw new Error('no connection');
      return receipt;
    },
  });
  expect(await store.dispatch(sendTransaction(request))).toMatchObject({ ok: true });
});

test('fails if the chain reverted it, and keeps its hash', async () => {
  const { store, only } = connect({
    ...agreeable,
    eth_getTransactionReceipt: () => ({ ...receipt, status: '0x0' }),
  });
  await store.dispatch(sendTransaction(request));
  expect(only()).toMatchObject({
    status: 'failed',
    hash: HASH,
    error: 'The transaction was reverted by the contract.',
  });
});

test("does not end before the wallet's node has the block of the receipt, and reads the tokens again", async () => {
  let latest = 6;
  const { store, only } = connect({
    ...agreeable,
    eth_blockNumber: () => `0x${latest.toString(16)}`,
  });
  const ended = jest.fn();
  const sending = store.dispatch(sendTransaction(request)).then(ended);
  await until(() => only()?.status === 'confirmed');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(ended).not.toHaveBeenCalled();
  expect(only()).toMatchObject({ status: 'confirmed' });
  latest = 7;
  await sending;
  expect(ended).toHaveBeenCalledWith({ ok: true, hash: HASH });
});

test('ends when its effect is in the index, though its hash is never mined', async () => {
  api.use(
    http.get('*/api/user/prediction/7', () =>
      HttpResponse.json({ ...NO_PREDICTION, hasPredicted: true }),
    ),
  );
  const { store, only } = connect({ ...agreeable, eth_getTransactionReceipt: () => null });
  store.dispatch(sessionStarted({ token: 'a.b.c', userAddress: PLAYER, balance: 0 }));
  const predicting = { ...request, kind: 'predict', roundId: 7 } as const;
  expect(await store.dispatch(sendTransaction(predicting))).toEqual({ ok: true, hash: HASH });
  expect(only()).toMatchObject({ status: 'indexed', hash: HASH });
}, 10_000);

describe('a wallet that does not answer', () => {
  function waiting(answer: Promise<string>) {
    const page = connect({ ...agreeable, eth_sendTransaction: () => answer });
    const outcome = page.store.dispatch(sendTransaction(request));
    return { ...page, outcome };
  }

  test('ends quietly when the player stops waiting, and its late answer is still taken', async () => {
    let sign = (_hash: string) => {};
    const { only, outcome } = waiting(new Promise((resolve) => (sign = resolve)));
    await until(() => only()?.status === 'signing');
    stopWaiting(only()!.id);
    expect(await outcome).toMatchObject({ ok: false, error: { rejected: true } });
    expect(only()).toMatchObject({ status: 'failed', rejected: true });
    sign(HASH);
    await until(() => only()?.status === 'indexed');
    expect(only()).toMatchObject({ hash: HASH });
  });

  test('cannot be given up once the transaction is sent', async () => {
    const { store, only } = connect({ ...agreeable, eth_getTransactionReceipt: () => null });
    void store.dispatch(sendTransaction(request));
    await until(() => only()?.status === 'sent');
    stopWaiting(only()!.id);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(only()).toMatchObject({ status: 'sent' });
  });
});
