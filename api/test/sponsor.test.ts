import type { Static } from 'typebox';
import type { ApiError, TransactionResult } from '../src/schemas/common';
import type { OwnPrediction, TypedData } from '../src/schemas/player';
import { spawnApi } from './api-process';
import { eventually } from './eventually';
import { localKey } from './local-key';
import { ion, send, startWorld, type World } from './world';

jest.setTimeout(120_000);

let world: World;
const players: string[] = [];
beforeAll(async () => {
  // With keys, as an operator has them on a public chain.
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

type Data = Static<typeof TypedData>;
type Result = Static<typeof TransactionResult>;
type Predicted<Body> = Omit<ApiError, 'success'> & { success: boolean; data: Body };

const ask = (player: number, body: object) =>
  world.post<Predicted<Data>>('/predict', body, players[player]);

const sign = async (player: number, { domain, types, message }: Data) =>
  (await world.provider.getSigner(player)).signTypedData(domain, types, message);

const relay = async (
  player: number,
  body: { direction: string; amount: string },
  signer = player,
) => {
  const { data } = (await ask(player, body)).body;
  const signature = await sign(signer, data);
  const signed = { ...body, signature, deadline: data.message.deadline };
  return world.post<Predicted<Result>>('/predict', signed, players[player]);
};

const stake = { direction: 'up', amount: '40000' };

it('tells pages that the operator pays the gas', async () => {
  expect((await world.get('/config')).body).toMatchObject({ sponsorsGas: true });
});

it.each([
  ['no round runs', stake, 409, 'You need to start a round first before making predictions.'],
  [
    'the direction is none',
    { ...stake, direction: 'sideways' },
    400,
    'The direction must be UP or DOWN.',
  ],
])('refuses where %s', async (_why, body, status, message) => {
  expect(await ask(4, body)).toMatchObject({ status, body: { success: false, message } });
});

describe('in a live round', () => {
  beforeAll(async () => {
    await world.post('/dev/price', { price: 2500 });
    await send(await world.game(0), 'startNewRound', 250_000_000_000n);
    await eventually(async () => (await world.get('/round/1')).status === 200);
  });

  it.each([
    ['too little', '1', 400, 'Minimum stake is 30,000 tokens.'],
    ['too much', 4_000_000, 400, 'Maximum stake is 3,000,000 tokens.'],
    ['more than the player has', '2000000', 409, 'Insufficient token balance.'],
  ])('refuses %s', async (_what, amount, status, message) => {
    expect(await ask(4, { direction: 'DOWN', amount })).toMatchObject({
      status,
      body: { message },
    });
  });

  it('takes a signature of whole bytes only', async () => {
    const signed = { ...stake, signature: '0x123', deadline: 4_000_000_000 };
    expect(await world.post('/predict', signed, players[4])).toMatchObject({ status: 400 });
  });

  it('leaves it to the wallet where the operator has no gas left, and counts nothing', async () => {
    const sponsor = await world.account(9);
    const funds = await world.provider.getBalance(sponsor);
    await world.anvil.rpc('anvil_setBalance', sponsor, '0x1');
    const { data } = (await ask(6, stake)).body;
    const signature = await sign(6, data);
    // More often than the player may have it paid in an hour.
    for (let attempt = 0; attempt < 4; attempt++)
      expect(
        await world.post(
          '/predict',
          { ...stake, signature, deadline: data.message.deadline },
          players[6],
        ),
      ).toMatchObject({
        status: 409,
        body: { message: 'The operator could not send it. Please send it with your wallet.' },
      });
    await world.anvil.rpc('anvil_setBalance', sponsor, `0x${funds.toString(16)}`);
    expect(world.api().output()).not.toContain(signature.slice(2));
  });

  it('refuses what another wallet signed', async () => {
    const { status, body } = await relay(4, stake, 5);
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'invalid_signature' });
  });

  it('sends what the player signed, and pays for it', async () => {
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
    expect(await ask(4, stake)).toMatchObject({
      status: 409,
      body: { message: 'You already predicted in this round.' },
    });
  });

  it('sends the claim of the winner, once', async () => {
    await world.post('/dev/price', { price: 2600 });
    await world.pass(300);
    await eventually(
      async () => (await world.get<{ isResolved: boolean }>('/round/1')).body.isResolved,
    );
    const { body } = await world.post<Predicted<Result>>('/claim/1', undefined, players[4]);
    expect(body).toMatchObject({ success: true, data: { paidBy: await world.account(9) } });
    const again = await world.post<ApiError>('/claim/1', undefined, players[4]);
    expect(again).toMatchObject({ status: 409, body: { error: 'already_withdrawn' } });
  });

  it('sends only so much for one player, and no more in a day than the operator allows', async () => {
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
      body: { error: 'too_many_requests' },
    });
    expect((await relay(5, stake)).status).toBe(200);

    await world.stopApi();
    await world.startApi({ SPONSOR_DAILY_ETH: '0.0000001' });
    expect(await relay(6, stake)).toMatchObject({ status: 429, body: { success: false } });
  });
});

it('says at start which account is missing', async () => {
  await world.stopApi();
  await send(await world.game(0), 'setGameManager', `0x${'ab'.repeat(20)}`);
  const api = await spawnApi({
    ...world.environment,
    ...{ KEEPER_PRIVATE_KEY: '', MANAGER_PRIVATE_KEY: '', SPONSOR_PRIVATE_KEY: '' },
  });
  expect(await api.ended()).toBe(1);
  expect(api.output()).toContain('SPONSOR_PRIVATE_KEY is missing: SPONSOR_GAS is true.');
});
