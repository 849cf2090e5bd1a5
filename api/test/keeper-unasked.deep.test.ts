import type { OwnPrediction } from '@updown/protocol/api/player';
import { gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { type EventLog, Interface, MaxUint256, toBeHex } from 'ethers';
import { times } from './depth';
import { readEvents } from './event-reader';
import { eventually } from './eventually';
import { ion, send, startWorld, type World } from './world';

jest.setTimeout(300_000);

const DELAY_SECONDS = 40;
const WINNERS = times(120, 1000);
const STAKE = ion('30000');
const LARGEST = ion('3000000');
const [erc20, predictions] = [new Interface(tokenAbi), new Interface(gameAbi)];

let world: World;
beforeAll(async () => {
  world = await startWorld({ PAY_OUT: String(DELAY_SECONDS) });
  await world.anvil.rpc('anvil_autoImpersonateAccount', [true]);
});
afterAll(() => world?.stop());

function addressAt(number: number): string {
  return toBeHex(number, 20);
}

async function sendAs(from: string, to: string, data: string): Promise<void> {
  await world.anvil.rpc('eth_sendTransaction', [{ from, to, data }]);
}

/** Puts the stake of a new player on a side. */
async function joins(player: string, up: boolean, stake: bigint): Promise<void> {
  const { token, game } = world.deployment;
  await world.anvil.rpc('anvil_setBalance', [player, toBeHex(10n ** 18n)]);
  const transfer = erc20.encodeFunctionData('transfer', [player, stake]);
  await sendAs(await world.account(0), token, transfer);
  await sendAs(player, token, erc20.encodeFunctionData('approve', [game, MaxUint256]));
  const bet = predictions.encodeFunctionData('makePrediction(bool,uint256)', [up, stake]);
  await sendAs(player, game, bet);
}

/** Plays a round that UP wins, with these players on UP. Resolves once the API has the result. */
async function playRound(winners: readonly string[]): Promise<void> {
  await world.post('/dev/price', { price: 2500 });
  await eventually(async () => (await world.feedPrice()) === 250_000_000_000n);
  await send(await world.game(0), 'startNewRound', 250_000_000_000n);
  for (let loser = 0; loser < winners.length / 100; loser++) {
    await joins(addressAt(0x2000 + loser), false, LARGEST);
  }
  for (const winner of winners) await joins(winner, true, STAKE);
  await world.post('/dev/price', { price: 2510 });
  await world.pass(301);
  await eventually(
    async () => (await world.get<{ isResolved: boolean }>('/round/1')).body.isResolved,
  );
}

async function claims(): Promise<EventLog[]> {
  const game = await world.game(0);
  return (await game.queryFilter('RewardsClaimed')) as EventLog[];
}

async function predictionOf(account: number): Promise<OwnPrediction> {
  return (await world.get<OwnPrediction>('/user/prediction/1', await world.signIn(account))).body;
}

test('the configuration says how long after a round the operator pays its players', async () => {
  expect((await world.get('/config')).body).toMatchObject({ payOutSeconds: DELAY_SECONDS });
});

test('pays each winner once after the delay, in batches, and leaves the time before to claims by hand', async () => {
  const [waiting, claiming] = [await world.account(4), await world.account(5)];
  const others = Array.from({ length: WINNERS - 2 }, (_, number) => addressAt(0x1000 + number));
  await playRound([waiting, claiming, ...others]);
  const claim = await send(await world.game(5), 'claimRewards', 1);
  expect(await claims()).toHaveLength(1);

  await world.pass(DELAY_SECONDS);
  const since = Date.now();
  await eventually(async () => (await claims()).length === WINNERS, 60_000);
  expect(Date.now() - since).toBeLessThan(30_000);
  const paid = await claims();
  expect(new Set(paid.map(({ args }) => args.player as string)).size).toBe(WINNERS);
  expect(new Set(paid.map(({ transactionHash }) => transactionHash)).size).toBe(
    1 + Math.ceil((WINNERS - 1) / 100),
  );

  await eventually(async () => (await predictionOf(4)).hasWithdrawn);
  expect(await predictionOf(4)).toMatchObject({
    claimedBy: await world.account(1),
    claimTransaction: paid[1]?.transactionHash,
  });
  expect(await predictionOf(5)).toMatchObject({ claimedBy: claiming, claimTransaction: claim });
});

test('starts the next round after a round with bets, and then while somebody watches', async () => {
  await world.stopApi();
  await world.startApi({ ROUND_AUTOSTART: 'true' });
  const started = async (id: number) => (await world.get(`/round/${id}`)).status === 200;
  await eventually(() => started(2));

  const reader = await readEvents(world.api().url);
  await world.pass(301);
  await eventually(() => started(3));
  reader.close();
});
