import { setTimeout as sleep } from 'node:timers/promises';
import type { UserProfile } from '@updown/protocol/api/auth';
import type { ErrorBody, TransactionResult } from '@updown/protocol/api/common';
import type { OwnPrediction, TypedData } from '@updown/protocol/api/player';
import type { OwnBounds } from '@updown/protocol/api/quick-play';
import { predictionDomain, sessionEndTypes, sessionPredictionTypes } from '@updown/protocol/eip712';
import { tokenAbi } from '@updown/protocol/generated/abi';
import { Interface, Signature, Wallet } from 'ethers';
import { spawnApi } from './api-process';
import { startCountingProxy } from './counting-proxy';
import { eventually } from './eventually';
import { localKey } from './local-key';
import { signGrant } from './sign-grant';
import { ion, send, startWorld, type World } from './world';

jest.setTimeout(120_000);

let world: World;
const players: string[] = [];
beforeAll(async () => {
  // With private keys, as on a public chain.
  world = await startWorld({
    SPONSOR_GAS: 'true',
    SPONSOR_PER_PLAYER_HOUR: '3',
    KEEPER_PRIVATE_KEY: localKey(1),
    MANAGER_PRIVATE_KEY: localKey(2),
    SPONSOR_PRIVATE_KEY: localKey(9),
  });
  for (const player of [4, 5, 6]) {
    await world.post('/dev/faucet', { address: await world.account(player) });
    await send(await world.token(player), 'approve', world.deployment.game, ion('1000000'));
    players[player] = await world.signIn(player);
  }
});
afterAll(() => world?.stop());

type Data = TypedData;
type Result = TransactionResult;
type Predicted<Body> = Omit<ErrorBody, 'success'> & { success: boolean; data: Body };

function requestPrediction(player: number, body: object) {
  return world.post<Predicted<Data>>('/predict', body, players[player]);
}

async function sign(player: number, { domain, types, message }: Data) {
  return (await world.provider.getSigner(player)).signTypedData(domain, types, message);
}

async function relay(player: number, body: { direction: string; amount: string }, signer = player) {
  const { data } = (await requestPrediction(player, body)).body;
  const signature = await sign(signer, data);
  const signed = { ...body, signature, deadline: data.message.deadline };
  return world.post<Predicted<Result>>('/predict', signed, players[player]);
}

const stake = { direction: 'up', amount: '40000' };

/**
 * A new player with tokens and their own key. `delegate` is the code of a contract that acts for the account
 * (EIP-7702).
 */
async function newPlayer(delegate?: string) {
  const { anvil, deployment } = world;
  const wallet = Wallet.createRandom();
  const { address } = wallet;
  await world.post('/dev/faucet', { address });
  await anvil.rpc('anvil_impersonateAccount', [address]);
  const erc20 = new Interface(tokenAbi);
  const data = erc20.encodeFunctionData('approve', [deployment.game, ion('1000000')]);
  await anvil.rpc('eth_sendTransaction', [{ from: address, to: deployment.token, data }]);
  if (delegate !== undefined) {
    const contract = Wallet.createRandom().address;
    await anvil.rpc('anvil_setCode', [contract, delegate]);
    // EIP-7702.
    await anvil.rpc('anvil_setCode', [address, `0xef0100${contract.slice(2)}`]);
  }
  const { nonce } = (await world.get<{ nonce: string }>(`/auth/nonce/${address}`)).body;
  const signature = await wallet.signMessage(nonce);
  const { token } = (await world.post<{ token: string }>('/auth/verify', { address, signature }))
    .body;
  return { wallet, token };
}

/** Signs and sends a prediction. `changed` is the signature as their wallet writes it. */
async function predictAs(
  { wallet, token }: Awaited<ReturnType<typeof newPlayer>>,
  changed: (signature: Signature) => string,
) {
  const { data } = (await world.post<Predicted<Data>>('/predict', stake, token)).body;
  const { domain, types, message } = data;
  const signature = Signature.from(await wallet.signTypedData(domain, types, message));
  return world.post<Predicted<Result>>(
    '/predict',
    { ...stake, signature: changed(signature), deadline: message.deadline },
    token,
  );
}

/** A `v` of 0 or 1, as some hardware wallets return it. */
function withSmallV({ r, s, yParity }: Signature) {
  return `${r}${s.slice(2)}0${yParity}`;
}

/**
 * Accepts a 65-byte signature that `ecrecover` attributes to the account itself (ERC-1271), as most such contracts do.
 */
const CHECKS_SIGNATURES = `0x600435600052${'60a43560f81c602052'}${'606435604052'}${'608435606052'}${'602060006080600060015afa50'}${'6000513014'}7f1626ba7e${'00'.repeat(28)}02${'60005260206000f3'}`;
/** Accepts any call and returns nothing. */
const ANSWERS_NOTHING = '0x00';

test('reports in the configuration that the operator pays the gas', async () => {
  expect((await world.get('/config')).body).toMatchObject({ sponsorsGas: true });
});

test.each([
  ['no round runs', stake, 409, 'You need to start a round first before making predictions.'],
  [
    'the direction is invalid',
    { ...stake, direction: 'sideways' },
    400,
    'The direction must be UP or DOWN.',
  ],
])('rejects a prediction if %s [spec 5.9b]', async (_why, body, status, message) => {
  expect(await requestPrediction(4, body)).toMatchObject({
    status,
    body: { success: false, message },
  });
});

/** Lets a key predict for a player, by default a new one, without gas, and signs a bet with it. */
async function quickPlayer(given?: Awaited<ReturnType<typeof newPlayer>>) {
  const player = given ?? (await newPlayer());
  const key = Wallet.createRandom();
  const { now } = (await world.get<{ now: number }>('/time')).body;
  const seconds = Math.floor(now / 1000);
  const grant = {
    key: key.address,
    perRound: '40000',
    inAll: '60000',
    end: seconds + 3600,
    deadline: seconds + 600,
  };
  const bounds = (await world.get<OwnBounds>('/user/bounds', player.token)).body;
  const signature = await signGrant(world.deployment.game, player.wallet, bounds, grant);
  const allowed = await world.post('/quick-play', { ...grant, signature }, player.token);
  const domain = predictionDomain(31_337, world.deployment.game);
  const bet = async (roundId: number, amount: string) => {
    const message = {
      player: player.wallet.address,
      roundId,
      up: true,
      amount: ion(amount),
      deadline: seconds + 600,
    };
    const signed = await key.signTypedData(domain, sessionPredictionTypes, message);
    const body = { direction: 'UP', amount, deadline: seconds + 600, signature: signed };
    return world.post('/quick-play/predict', body, player.token);
  };
  const end = async () => {
    const message = { player: player.wallet.address };
    const signed = await key.signTypedData(domain, sessionEndTypes, message);
    return world.post('/quick-play/end', { signature: signed }, player.token);
  };
  return { ...player, allowed, bet, end };
}

test("shows the sponsor's balance to the operator", async () => {
  const { body } = await world.get<string>('/metrics');
  expect(body).toMatch(/^updown_sponsor_eth [\d.]+$/m);
  expect(body).toMatch(/^updown_sponsor_daily_eth [\d.]+$/m);
});

test('does not send a grant without the permit that it needs', async () => {
  const player = await newPlayer();
  const data = new Interface(tokenAbi).encodeFunctionData('approve', [world.deployment.game, 1n]);
  const approve = { from: player.wallet.address, to: world.deployment.token, data };
  await world.anvil.rpc('eth_sendTransaction', [approve]);
  const { allowed } = await quickPlayer(player);
  expect(allowed).toMatchObject({ status: 409, body: { error: 'erc20_insufficient_allowance' } });
});

describe('in a live round', () => {
  beforeAll(async () => {
    await world.post('/dev/price', { price: 2500 });
    await send(await world.game(0), 'startNewRound', 250_000_000_000n);
    await eventually(async () => (await world.get('/round/1')).status === 200);
  });

  test.each([
    [
      'below the minimum',
      '1',
      400,
      {
        error: 'minimum_stake',
        params: { amount: '30000000000000000000000' },
        message: 'Minimum stake is 30,000 tokens.',
      },
    ],
    [
      'above the maximum',
      4_000_000,
      400,
      {
        error: 'maximum_stake',
        params: { amount: '3000000000000000000000000' },
        message: 'Maximum stake is 3,000,000 tokens.',
      },
    ],
    [
      'above the balance of the player',
      '2000000',
      409,
      {
        error: 'erc20_insufficient_balance',
        params: {},
        message: 'Insufficient token balance.',
      },
    ],
  ])('rejects a stake %s', async (_what, amount, status, body) => {
    const rejected = await requestPrediction(4, { direction: 'DOWN', amount });
    expect(rejected).toMatchObject({ status, body: { success: false, ...body } });
  });

  test('rejects a signature with half a byte', async () => {
    const signed = { ...stake, signature: '0x123', deadline: 4_000_000_000 };
    expect(await world.post('/predict', signed, players[4])).toMatchObject({ status: 400 });
  });

  test('leaves the transaction to the wallet if the operator has no gas, and does not count the attempt', async () => {
    const sponsor = await world.account(9);
    const funds = await world.provider.getBalance(sponsor);
    await world.anvil.rpc('anvil_setBalance', [sponsor, '0x1']);
    const { data } = (await requestPrediction(6, stake)).body;
    const signature = await sign(6, data);
    // More often than the hourly limit of a player.
    for (let attempt = 0; attempt < 4; attempt++) {
      expect(
        await world.post(
          '/predict',
          { ...stake, signature, deadline: data.message.deadline },
          players[6],
        ),
      ).toMatchObject({
        status: 409,
        body: {
          message: 'The operator could not send the transaction. Please send it with your wallet.',
        },
      });
    }
    await world.anvil.rpc('anvil_setBalance', [sponsor, `0x${funds.toString(16)}`]);
    expect(world.api().output()).not.toContain(signature.slice(2));
  });

  test('sends a session, the bets of its key within its bounds, and its end', async () => {
    const { allowed, bet, end, token } = await quickPlayer();
    expect(allowed).toMatchObject({ status: 200, body: { message: 'Quick play is on.' } });
    expect(await bet(1, '40001')).toMatchObject({
      status: 409,
      body: {
        error: 'session_bound_reached',
        params: { limit: '40000000000000000000000' },
        message: 'Quick play can stake up to 40,000 tokens more this round.',
      },
    });
    expect(await bet(1, '40000')).toMatchObject({ status: 200 });
    expect((await world.get('/user/bounds', token)).body).toMatchObject({
      session: { perRound: '40000', left: '20000' },
    });
    expect(await end()).toMatchObject({ status: 200, body: { message: 'Quick play is off.' } });
    expect((await world.get('/user/bounds', token)).body).toMatchObject({ session: null });
  });

  test.each([
    ['a v of 0 or 1', withSmallV],
    ['64 bytes (EIP-2098)', ({ compactSerialized }: Signature) => compactSerialized],
  ])('sends a prediction whose signature has %s', async (_what, changed) => {
    expect(await predictAs(await newPlayer(), changed)).toMatchObject({ status: 200 });
    const delegated = await newPlayer(CHECKS_SIGNATURES);
    expect(await predictAs(delegated, changed)).toMatchObject({ status: 200 });
  });

  test('says before signing that gas is not free if nobody can check the signature', async () => {
    const profileOf = async ({ token }: { token: string }) =>
      (await world.get<UserProfile>('/users/me', token)).body;
    expect(await profileOf(await newPlayer())).toMatchObject({ gas_is_free: true });
    expect(await profileOf(await newPlayer(CHECKS_SIGNATURES))).toMatchObject({
      gas_is_free: true,
    });
    const player = await newPlayer(ANSWERS_NOTHING);
    expect(await profileOf(player)).toMatchObject({ gas_is_free: false });
    const { status, body } = await world.post<ErrorBody>('/predict', stake, player.token);
    expect(status).toBe(409);
    expect(body.message).toContain('gas is not free for you');
    const signed = { ...stake, signature: `0x${'11'.repeat(65)}`, deadline: 4_000_000_000 };
    expect((await world.post<ErrorBody>('/predict', signed, player.token)).body).toEqual(body);
  });

  test('rejects a prediction that another wallet signed', async () => {
    const { status, body } = await relay(4, stake, 5);
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'invalid_signature' });
  });

  test('does not pay for a contract wallet whose signature check burns gas, and reports why', async () => {
    // Counts down from 30,000, which takes 780,000 gas, and then accepts any signature (ERC-1271).
    const runtime =
      '620075305b60019003806004577f1626ba7e0000000000000000000000000000000000000000000000000000000060005260206000f3';
    const wallet = '0x00000000000000000000000000000000000b0421';
    await world.anvil.rpc('anvil_setCode', [wallet, `0x${runtime}`]);
    await world.post('/dev/faucet', { address: wallet });
    await world.anvil.rpc('anvil_impersonateAccount', [wallet]);
    const approval = new Interface(tokenAbi).encodeFunctionData('approve', [
      world.deployment.game,
      ion('1000000'),
    ]);
    await world.anvil.rpc('eth_sendTransaction', [
      {
        from: wallet,
        to: world.deployment.token,
        data: approval,
      },
    ]);
    await world.get(`/auth/nonce/${wallet}`);
    const session = await world.post<{ token: string }>('/auth/verify', {
      address: wallet,
      signature: '0x01',
    });
    const { token } = session.body;
    const { data } = (await world.post<Predicted<Data>>('/predict', stake, token)).body;
    const sponsor = await world.account(9);
    const before = await world.provider.getBalance(sponsor);
    const signed = { ...stake, signature: '0x01', deadline: data.message.deadline };
    const { status, body } = await world.post<ErrorBody>('/predict', signed, token);
    expect(status).toBe(409);
    expect(body.message).toMatch(
      /^This takes [89]\d{5} gas, but the operator pays for at most 750000\. Please send the transaction with your wallet\.$/,
    );
    expect(await world.provider.getBalance(sponsor)).toBe(before);
  });

  test('sends the signed prediction and pays the gas [spec 5.9a 7.5b]', async () => {
    const address = await world.account(4);
    const before = await world.provider.getBalance(address);
    const { body } = await relay(4, stake);
    expect(body).toMatchObject({
      success: true,
      data: { paidBy: await world.account(9), network: 'Local Chain' },
    });
    expect(await world.provider.getBalance(address)).toBe(before);
    const own = await eventually(async () => {
      const answer = await world.get<OwnPrediction>('/user/prediction/1', players[4]);
      return answer.body.hasPredicted && answer.body;
    });
    expect(own).toMatchObject({ predictedUp: true, depositAmount: '40000' });
    expect(await requestPrediction(4, stake)).toMatchObject({
      status: 409,
      body: { message: 'You already predicted in this round.' },
    });
  });

  test('sends the claim of the winner, once [spec 7.6b]', async () => {
    await world.post('/dev/price', { price: 2600 });
    await world.pass(300);
    await eventually(
      async () => (await world.get<{ isResolved: boolean }>('/round/1')).body.isResolved,
    );
    const { body } = await world.post<Predicted<Result>>('/claim/1', undefined, players[4]);
    expect(body).toMatchObject({ success: true, data: { paidBy: await world.account(9) } });
    const again = await world.post<ErrorBody>('/claim/1', undefined, players[4]);
    expect(again).toMatchObject({ status: 409, body: { error: 'already_withdrawn' } });
  });

  test('limits its transactions for one player and its gas for a day', async () => {
    const start = async (id: number) => {
      await world.post('/dev/price', { price: 2500 });
      await send(await world.game(0), 'startNewRound', 250_000_000_000n);
      await eventually(async () => (await world.get(`/round/${id}`)).status === 200);
    };
    await start(2);
    expect((await relay(4, stake)).status).toBe(200);
    await world.pass(300);
    await start(3);
    expect(await relay(4, stake)).toMatchObject({
      status: 429,
      body: { error: 'free_hour_used_up' },
    });
    expect((await relay(5, stake)).status).toBe(200);

    await world.stopApi();
    await world.startApi({ SPONSOR_DAILY_ETH: '0.0000001' });
    expect(await relay(6, stake)).toMatchObject({ status: 429, body: { success: false } });
  });
});

test('names the missing account at start', async () => {
  // As a node of a public chain, which holds no keys.
  const node = await startCountingProxy(world.anvil.url, (method, result) =>
    method === 'eth_accounts' ? [] : result,
  );
  try {
    const output = await failedStart({ SPONSOR_PRIVATE_KEY: '', RPC_URL: node.url });
    expect(output).toContain('SPONSOR_PRIVATE_KEY is missing: SPONSOR_GAS is true.');
  } finally {
    await node.stop();
  }
});

test.each([
  ['the manager', 2],
  ['the keeper', 1],
  ['the owner', 0],
])('refuses a sponsor that is %s, too', async (_role, number) => {
  const output = await failedStart({ SPONSOR_PRIVATE_KEY: localKey(number) });
  expect(output).toContain('SPONSOR_PRIVATE_KEY must be a key of its own');
});

/** What an API that does not start has logged. */
async function failedStart(environment: Record<string, string>) {
  const api = await spawnApi({ ...world.environment, ...environment });
  try {
    expect(await Promise.race([api.ended(), sleep(20_000, 'running', { ref: false })])).toBe(1);
    return api.output();
  } finally {
    await api.kill();
  }
}
