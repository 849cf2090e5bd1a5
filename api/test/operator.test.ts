import type { AdminResult, ContractInfo, OwnerInfo } from '@updown/protocol/api/admin';
import type { ErrorBody } from '@updown/protocol/api/common';
import type {
  CurrentRoundResponse,
  DepositLimits,
  IrregularRounds,
} from '@updown/protocol/api/rounds';
import { feedAbi } from '@updown/protocol/generated/abi';
import { Contract, getAddress } from 'ethers';
import { eventually } from './eventually';
import { joinRound } from './join-round';
import { send, startWorld, type World } from './world';

jest.setTimeout(90_000);

let world: World;
let manager: string;
let player: string;
beforeAll(async () => {
  world = await startWorld();
  manager = await world.signIn(2);
  player = await world.signIn(4);
});
afterAll(() => world?.stop());

type Result = Omit<AdminResult & { error: string }, 'success'>;

function sendCommand(name: string, args: Record<string, unknown>) {
  return world.command<Result>(2, manager, name, args);
}

async function round() {
  return (await world.get<CurrentRoundResponse>('/contract/current-round')).body.data.current;
}
function overridePrice(price: number | null) {
  return world.post<ErrorBody>('/dev/price', { price });
}

describe('the simulated price', () => {
  test('stays at its override, also on the feed', async () => {
    expect((await overridePrice(2450)).status).toBe(200);
    const { body } = await world.get<{ price: number }>('/price/current');
    expect(body.price).toBe(2450);
  });

  test('cannot be overridden further than the feed accepts in one step', async () => {
    const { status, body } = await overridePrice(9000);
    expect(status).toBe(409);
    expect(body.error).toBe('answer_jumps_too_far');
    expect((await world.get<{ price: number }>('/price/current')).body.price).toBe(2450);
  });
});

test('gives test tokens and gas to anyone', async () => {
  const address = getAddress(`0x${'ab'.repeat(20)}`);
  expect((await world.post('/dev/faucet', { address })).status).toBe(200);
  const token = await world.token(4);
  expect(await token.getFunction('balanceOf').staticCall(address)).toBe(10n ** 24n);
  expect(await world.provider.getBalance(address)).toBeGreaterThan(0n);
});

describe('an admin', () => {
  test('is distinguished from a player by the contract [spec 3.15b]', async () => {
    const info = await world.get<OwnerInfo>('/admin/owner-info', manager);
    expect(info.body).toEqual({
      isOwner: false,
      isGameManager: true,
      owner: await world.account(0),
      gameManager: await world.account(2),
      currentWallet: await world.account(2),
    });
    const other = await world.get<OwnerInfo>('/admin/owner-info', player);
    expect(other.body).toMatchObject({ isOwner: false, isGameManager: false });
  });

  test('alone can read the contract’s figures and send commands [spec 6.6a 7.14b]', async () => {
    const info = await world.get<ContractInfo>('/admin/contract-info', manager);
    expect(info.body).toMatchObject({ contractBalance: '100000000', totalRounds: 0 });
    const rejected = [
      await world.get('/admin/contract-info', player),
      await world.post('/admin/start-round', {}, player),
      await world.post('/admin/resolve-round', { roundId: 1 }, player),
      await world.post('/admin/set-minimum-deposit', { amount: '1' }, player),
      await world.post('/admin/set-maximum-deposit', { amount: '1' }, player),
    ];
    expect(rejected.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  test('changes the limits of later rounds [spec 1.5b 3.13 7.17b]', async () => {
    const answer = await sendCommand('set-minimum-deposit', { amount: '25000.5' });
    expect(answer.body.message).toBe('Minimum deposit set to 25000.5 ION');
    const maximum = { amount: 2_000_000 };
    expect((await sendCommand('set-maximum-deposit', maximum)).status).toBe(200);
    const limits = await eventually(async () => {
      const { body } = await world.get<DepositLimits>('/deposit-limits');
      return body.minimum === '25000.5' && body.maximum === '2000000' && body;
    });
    expect(limits).toMatchObject({ minDeposit: '25000.5', maxDeposit: '2000000' });
    const absurd = await sendCommand('set-minimum-deposit', { amount: '0' });
    expect(absurd.status).toBe(409);
    expect(absurd.body.error).toBe('invalid_parameter');
  });

  test('starts a round at a given price, but not a second one [spec 7.15b]', async () => {
    await overridePrice(null);
    const answer = await sendCommand('start-round', { price: 2500 });
    expect(answer.body).toMatchObject({ success: true, data: { roundId: 1 } });
    expect(await eventually(round)).toMatchObject({ id: 1, status: 'active', start_price: 2500 });
    const second = await sendCommand('start-round', {});
    expect(second.body).toMatchObject({ success: false, error: 'round_still_active' });
    const early = await sendCommand('resolve-round', { roundId: 1 });
    expect(early.status).toBe(409);
    const void1 = await sendCommand('void-round', { roundId: 1 });
    expect(void1.body.error).toBe('too_early_to_void');
  });
});

test('resolves a round automatically, with the first price after its end', async () => {
  await joinRound(world);
  await world.pass(301);
  const ended = await eventually(async () => {
    const now = await round();
    return now !== null && now.outcome !== null && now;
  });
  expect(ended.outcome).toMatch(/UP|DOWN/);
  const again = await sendCommand('resolve-round', { roundId: 1 });
  expect(again.body.error).toBe('round_already_resolved');
});

test('never invents a price: a round waits for a price, and is void after an hour', async () => {
  expect((await sendCommand('start-round', {})).status).toBe(200);
  await eventually(async () => (await round())?.id === 2);
  await joinRound(world);
  await world.stopApi();
  await world.pass(301);
  await world.startApi({
    PRICE_PROVIDER: 'moralis',
    MORALIS_API_KEY: 'a key',
    MORALIS_URL: 'http://127.0.0.1:9',
  });
  await eventually(() =>
    Promise.resolve(world.api().output().includes('Recording a price failed')),
  );
  expect(await round()).toMatchObject({ id: 2, status: 'resolving', end_price: null });
  expect((await world.get('/round/2')).body).toMatchObject({ isResolved: false });
  expect((await world.get('/price/check')).body).toMatchObject({
    provider: 'moralis',
    price: null,
    error: 'The price service cannot be reached.',
  });

  await world.pass(3600);
  const ended = await eventually(async () => {
    const now = await round();
    return now !== null && now.outcome !== null && now;
  });
  expect(ended).toMatchObject({ id: 2, outcome: 'VOID', end_price: null });
});

test('voids a round if its first price comes an hour late', async () => {
  await world.stopApi();
  await world.startApi();
  expect((await sendCommand('start-round', {})).status).toBe(200);
  await eventually(async () => (await round())?.id === 3);
  await joinRound(world);
  await world.stopApi();
  await world.pass(300 + 3600);
  await world.startApi();
  const ended = await eventually(async () => {
    const now = await round();
    return now !== null && now.outcome !== null && now;
  });
  expect(ended).toMatchObject({ id: 3, outcome: 'VOID', end_price: null });
  // The page /status lists it, and the round above, but not the first one.
  const { body } = await world.get<IrregularRounds>('/contract/irregular-rounds');
  expect(body.data).toMatchObject([
    { roundId: 3, outcome: 'VOID' },
    { roundId: 2, outcome: 'VOID' },
  ]);
  expect(body.data[0]?.secondsLate).toBeGreaterThanOrEqual(3600);
});

test('tells an admin who resolves a round with a late price that the round is void', async () => {
  expect((await sendCommand('start-round', {})).status).toBe(200);
  await eventually(async () => (await round())?.id === 4);
  await world.stopApi();
  await world.pass(300 + 3600);
  const feed = new Contract(world.deployment.feed, feedAbi, await world.provider.getSigner(1));
  await send(feed, 'postAnswer', await world.feedPrice());
  await world.startApi({ KEEPER: 'false' });
  expect(await sendCommand('resolve-round', { roundId: 4 })).toMatchObject({
    status: 200,
    body: {
      message: 'Round 4 voided: every stake in it can be claimed back.',
      data: { roundId: 4, isVoid: true },
    },
  });
  await world.stopApi();
  await world.startApi();
});

test('rejects the command to void a round if the feed has a price for it', async () => {
  expect((await sendCommand('start-round', {})).status).toBe(200);
  await eventually(async () => (await round())?.id === 5);
  await world.stopApi();
  await world.pass(300);
  const feed = new Contract(world.deployment.feed, feedAbi, await world.provider.getSigner(1));
  await send(feed, 'postAnswer', await world.feedPrice());
  await world.pass(3600);
  await world.startApi({ KEEPER: 'false' });
  expect(await sendCommand('void-round', { roundId: 5 })).toMatchObject({
    status: 409,
    body: {
      error: 'round_can_be_resolved',
      message: 'This round can still be resolved: resolve it instead.',
    },
  });
  expect((await sendCommand('resolve-round', { roundId: 5 })).status).toBe(200);
  const ended = await eventually(async () => {
    const now = await round();
    return now !== null && now.outcome !== null && now;
  });
  expect(ended.outcome).toBe('DRAW');
});
