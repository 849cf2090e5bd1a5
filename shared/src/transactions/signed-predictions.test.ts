import { predictionDomain, predictionTypes } from '@updown/protocol/eip712';
import { Signature, verifyTypedData, Wallet } from 'ethers';
import { http, HttpResponse } from 'msw';
import { createStore } from '../api/create-store';
import { erc20Calls, gameCalls } from '../evm/read-contract';
import { walletConnected } from '../store/wallet-slice';
import { encoded } from '../testing/encoded';
import { CHAIN_ID, GAME, TOKEN, testConfig } from '../testing/fixtures';
import { testServer } from '../testing/test-server';
import { makePrediction } from '../wallet/calls';
import type { WalletRequest } from '../wallet/wallet';
import { permitPrediction } from './permit-prediction';
import { relayClaim, relayPrediction } from './relay';

const HASH = `0x${'ab'.repeat(32)}`;
const player = new Wallet(`0x${'11'.repeat(32)}`);

const prediction = { up: true, amount: 30_000n * 10n ** 18n, roundId: 7, deadline: 1_295 };
const write = {
  kind: 'predict' as const,
  summary: 'Predict UP',
  fallback: 'Prediction failed.',
  roundId: 7,
};

// The EIP-2612 struct that the token verifies.
const permitFields = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
];

interface TypedData {
  domain: Record<string, unknown>;
  types: Record<string, { name: string; type: string }[]>;
  message: Record<string, unknown>;
}

async function sign({ params }: WalletRequest): Promise<string> {
  const { domain, types, message } = JSON.parse((params as string[])[1] ?? '') as TypedData;
  const { EIP712Domain: _domain, ...own } = types;
  return player.signTypedData(domain, own, message);
}

function domainOfToken() {
  return erc20Calls.encodeFunctionResult('eip712Domain', [
    ...['0x0f', 'Ion', '1', CHAIN_ID, TOKEN],
    ...[`0x${'00'.repeat(32)}`, []],
  ]);
}

function read({ params }: WalletRequest): string {
  const [{ data, from }] = params as [{ data: string; from?: string }];
  if (from !== undefined) return '0x';
  const name = erc20Calls.parseTransaction({ data })?.name;
  return name === 'nonces' ? erc20Calls.encodeFunctionResult('nonces', [4n]) : domainOfToken();
}

type Answers = Record<string, (request: WalletRequest) => unknown>;

const answers: Answers = {
  eth_call: read,
  eth_signTypedData_v4: sign,
  eth_estimateGas: () => '0x64',
  eth_sendTransaction: () => HASH,
  eth_getTransactionReceipt: () => ({
    status: '0x1',
    blockNumber: '0x7',
    gasUsed: '0x5208',
    from: GAME,
  }),
};

function connect(changed: Answers = {}) {
  const requests: WalletRequest[] = [];
  const store = createStore({
    wallet: () => ({
      request: async (call) => {
        requests.push(call);
        return await { ...answers, ...changed }[call.method]?.(call);
      },
    }),
  });
  store.dispatch(walletConnected({ address: player.address, chainId: CHAIN_ID, name: 'Test' }));
  const methods = () => requests.map(({ method }) => method);
  const kept = () => Object.values(store.getState().transactions);
  return { store, requests, methods, kept };
}

const server = testServer();
beforeEach(() =>
  server.use(
    http.get('*/api/config', () => HttpResponse.json(testConfig)),
    http.get('*/api/ready', () => HttpResponse.json({ indexedBlock: 7 })),
    http.get('*/api/user/bounds', () => HttpResponse.json({ session: null, nonce: '3' })),
  ),
);

function declines() {
  throw Object.assign(new Error('no'), { code: 4001 });
}

describe('a prediction with a permit', () => {
  test('is one transaction, with a signature for this stake and no more', async () => {
    const { store, requests } = connect();
    const outcome = await store.dispatch(permitPrediction(write, testConfig.contracts, prediction));
    expect(outcome).toEqual({ ok: true, hash: HASH });

    const sent = requests.filter(({ method }) => method === 'eth_sendTransaction');
    expect(sent).toHaveLength(1);
    const [{ to, data }] = sent[0]?.params as [{ to: string; data: string }];
    expect(to).toBe(GAME);
    const call = gameCalls.parseTransaction({ data });
    expect(call?.name).toBe('makePredictionWithPermit');
    const [up, amount, roundId, deadline, v, r, s] = call?.args.toArray() as [
      ...[boolean, bigint, bigint, bigint],
      ...[bigint, string, string],
    ];
    expect([up, amount, roundId, deadline]).toEqual([true, prediction.amount, 7n, 1_295n]);
    const signer = verifyTypedData(
      { name: 'Ion', version: '1', chainId: CHAIN_ID, verifyingContract: TOKEN },
      { Permit: permitFields },
      { owner: player.address, spender: GAME, value: prediction.amount, nonce: 4n, deadline },
      Signature.from({ v: Number(v), r, s }),
    );
    expect(signer).toBe(player.address);
  });

  test('sends nothing if the player does not sign', async () => {
    const { store, methods, kept } = connect({ eth_signTypedData_v4: declines });
    await store.dispatch(permitPrediction(write, testConfig.contracts, prediction));
    expect(kept()).toMatchObject([{ status: 'failed', rejected: true }]);
    expect(methods()).not.toContain('eth_sendTransaction');
  });
});

describe('a prediction that the operator pays for', () => {
  const bodies: Record<string, unknown>[] = [];
  beforeEach(() => bodies.splice(0));

  const answersPredict = (refusal?: { status: number; message: string }) =>
    server.use(
      http.post('*/api/predict', async ({ request }) => {
        const body = (await request.json()) as Record<string, unknown>;
        bodies.push(body);
        if (refusal !== undefined) {
          const { status, message } = refusal;
          return HttpResponse.json({ success: false, error: 'x', message }, { status });
        }
        const data = { transactionHash: HASH };
        return HttpResponse.json({ success: true, message: 'ok', data });
      }),
    );

  test('is signed as the player chose it, and sent by the operator', async () => {
    answersPredict();
    const { store, methods } = connect();
    const outcome = await store.dispatch(relayPrediction(write, testConfig, prediction));
    expect(outcome).toEqual({ ok: true, hash: HASH });
    expect(methods()).not.toContain('eth_sendTransaction');
    expect(bodies).toMatchObject([{ direction: 'UP', amount: '30000.0', deadline: 1_295 }]);
    const signer = verifyTypedData(
      predictionDomain(CHAIN_ID, GAME),
      predictionTypes,
      {
        player: player.address,
        roundId: 7,
        up: true,
        amount: prediction.amount,
        nonce: 3,
        deadline: 1_295,
      },
      bodies[0]?.['signature'] as string,
    );
    expect(signer).toBe(player.address);
  });

  test.each([
    [409, 'does not pay'],
    [429, 'does not pay any more today'],
  ])('is sent by the wallet if the operator answers %p: it %s', async (status) => {
    answersPredict({ status, message: 'Please send it with your wallet.' });
    const { store, requests } = connect();
    const outcome = await store.dispatch(relayPrediction(write, testConfig, prediction));
    expect(outcome).toEqual({ ok: true, hash: HASH });
    const sent = requests.filter(({ method }) => method === 'eth_sendTransaction');
    expect(sent.map(({ params }) => (params as [object])[0])).toMatchObject([
      encoded(makePrediction(GAME, prediction)),
    ]);
  });

  test("passes on the server's reason for rejecting it", async () => {
    answersPredict({ status: 422, message: 'You already predicted in this round.' });
    const { store } = connect();
    expect(await store.dispatch(relayPrediction(write, testConfig, prediction))).toMatchObject({
      ok: false,
      error: { message: 'You already predicted in this round.' },
    });
  });

  test('is not sent if the player does not sign', async () => {
    answersPredict();
    const { store, kept } = connect({ eth_signTypedData_v4: declines });
    await store.dispatch(relayPrediction(write, testConfig, prediction));
    expect(bodies).toEqual([]);
    expect(kept()).toMatchObject([{ status: 'failed', rejected: true }]);
  });
});

describe('a claim that the operator pays for', () => {
  const claim = { ...write, kind: 'claim' as const };

  test('is followed to its end like any other', async () => {
    server.use(
      http.post('*/api/claim/7', () =>
        HttpResponse.json({ success: true, message: 'ok', data: { transactionHash: HASH } }),
      ),
    );
    const { store, kept } = connect();
    expect(await store.dispatch(relayClaim(claim, 7))).toEqual({ ok: true, hash: HASH });
    expect(kept()).toMatchObject([{ kind: 'claim', hash: HASH, details: { paidBy: GAME } }]);
  });

  test('is left to the wallet if the operator does not pay', async () => {
    server.use(
      http.post('*/api/claim/7', () =>
        HttpResponse.json({ success: false, error: 'conflict', message: 'x' }, { status: 409 }),
      ),
    );
    expect(await connect().store.dispatch(relayClaim(claim, 7))).toBeNull();
  });
});
