import type { TransactionResult } from '@updown/protocol/api/common';
import type { OwnBounds } from '@updown/protocol/api/quick-play';
import { predictionDomain, sessionPredictionTypes } from '@updown/protocol/eip712';
import { tokenAbi } from '@updown/protocol/generated/abi';
import { Interface, MaxUint256, Wallet } from 'ethers';
import { eventually } from '../../api/test/eventually';
import { localKey } from '../../api/test/local-key';
import { signGrant } from '../../api/test/sign-grant';
import { ion, send, startWorld, type World } from '../../api/test/world';
import { quantile, rounded } from './figures';
import { unlessSmallest } from './smallest';

const PLAYERS = unlessSmallest(500, 3);
const PRESSED_WITHIN_MS = unlessSmallest(20_000, 500);
const STAKE = '30000';
/** The players press within the last seconds before the lock. */
const LAST_SECONDS = 30;
const erc20 = new Interface(tokenAbi);

type Data<Body> = { data: Body; message: string };
type Current = { data: { current: { id: number; start_time: number; lock_time: number } } };

/** A new player with tokens, a token of the API and a session of Quick play. */
async function newPlayer(world: World, end: number) {
  const [wallet, key] = [Wallet.createRandom(), Wallet.createRandom()];
  const { address } = wallet;
  await world.post('/dev/faucet', { address });
  await world.anvil.rpc('anvil_impersonateAccount', [address]);
  const data = erc20.encodeFunctionData('approve', [world.deployment.game, MaxUint256]);
  const approval = { from: address, to: world.deployment.token, data };
  await world.anvil.rpc('eth_sendTransaction', [approval]);
  const { nonce } = (await world.get<{ nonce: string }>(`/auth/nonce/${address}`)).body;
  const proof = { address, signature: await wallet.signMessage(nonce) };
  const { token } = (await world.post<{ token: string }>('/auth/verify', proof)).body;
  const grant = { key: key.address, perRound: STAKE, inAll: STAKE, end, deadline: end };
  const bounds = (await world.get<OwnBounds>('/user/bounds', token)).body;
  const signature = await signGrant(world.deployment.game, wallet, bounds, grant);
  const allowed = await world.post<Data<unknown>>('/quick-play', { ...grant, signature }, token);
  if (allowed.status !== 200) throw new Error(`A session was refused: ${allowed.body.message}`);
  return { address, key, token };
}

type Bettor = Awaited<ReturnType<typeof newPlayer>>;

/** A press: the key signs the bet, and the operator answers once the bet is in a block. */
async function press(world: World, { address, key, token }: Bettor, roundId: number, end: number) {
  const domain = predictionDomain(31_337, world.deployment.game);
  const up = Number(address.at(-1)) % 2 === 0;
  const message = { player: address, roundId, up, amount: ion(STAKE), deadline: end };
  const signature = await key.signTypedData(domain, sessionPredictionTypes, message);
  const body = { direction: up ? 'UP' : 'DOWN', amount: STAKE, deadline: end, signature };
  const pressedAt = performance.now();
  type Placed = Data<TransactionResult>;
  const answer = await world.post<Placed>('/quick-play/predict', body, token);
  return { ...answer, ms: performance.now() - pressedAt };
}

/** Each bet of the players must be in, or refused by name. */
export async function measureSessions(): Promise<void> {
  const world = await startWorld({
    SPONSOR_GAS: 'true',
    SPONSOR_DAILY_ETH: '1000',
    SPONSOR_PRIVATE_KEY: localKey(9),
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  try {
    const { now } = (await world.get<{ now: number }>('/time')).body;
    const end = Math.floor(now / 1000) + 3600;
    const players: Bettor[] = [];
    for (let n = 0; n < PLAYERS; n++) players.push(await newPlayer(world, end));
    await send(await world.game(0), 'startNewRound', await world.feedPrice());
    const current = async () =>
      (await world.get<Current>('/contract/current-round-fast')).body.data.current;
    await eventually(async () => (await current()) !== null);
    const { id, start_time, lock_time } = await current();
    await world.pass(lock_time - start_time - LAST_SECONDS);
    const answers = await Promise.all(
      players.map(async (player) => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * PRESSED_WITHIN_MS));
        return press(world, player, id, lock_time);
      }),
    );
    const placed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    const times = placed.map(({ ms }) => ms);
    const gas = placed.map(({ body }) => Number(body.data.gasUsed));
    console.log(`\n${PLAYERS} sessions that bet in the last ${LAST_SECONDS} s:`);
    console.table({
      placed: placed.length,
      refused: refused.length,
      'press to block, median, ms': rounded(quantile(times, 0.5)),
      'press to block, p99, ms': rounded(quantile(times, 0.99)),
      'gas of a bet, median': quantile(gas, 0.5),
    });
    for (const reason of new Set(refused.map(({ body }) => body.message))) console.log(reason);
  } finally {
    await world.stop();
  }
}
