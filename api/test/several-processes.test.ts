import { predictionDomain } from '@updown/protocol/eip712';
import { playerNameTypes } from '@updown/protocol/player-name';
import { startApiProcess, type ApiProcess } from './api-process';
import { startCountingProxy, type CountingProxy } from './counting-proxy';
import { eventually } from './eventually';
import { localKey } from './local-key';
import { startWorld, type World } from './world';

jest.setTimeout(300_000);

let world: World;
let proxies: CountingProxy[] = [];
let others: ApiProcess[] = [];
beforeAll(async () => {
  world = await startWorld({ KEEPER_PRIVATE_KEY: localKey(1) }, 'PostgreSQL');
  proxies = await Promise.all([1, 2].map(() => startCountingProxy(world.anvil.url)));
  others = await Promise.all(
    proxies.map(({ url }) => startApiProcess({ ...world.environment, RPC_URL: url })),
  );
});
afterAll(async () => {
  await Promise.all(others.map((api) => api.stop()));
  await Promise.all(proxies.map((proxy) => proxy.stop()));
  await world?.stop();
});

async function statusAt({ url }: ApiProcess, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/users/me`, { headers })).status;
}

test('rejects a revoked token in every process', async () => {
  const token = await world.signIn(3);
  for (const api of others) expect(await statusAt(api, token)).toBe(200);
  await world.post('/auth/logout', undefined, token);
  for (const api of others) expect(await statusAt(api, token)).toBe(401);
});

test('shows and hides a name in every process', async () => {
  const player = await world.provider.getSigner(4);
  const { now } = (await world.get<{ now: number }>('/time')).body;
  const message = {
    player: player.address,
    name: 'Ada',
    site: 'http://localhost:3000',
    expiresAt: Math.floor(now / 1000) + 300,
  };
  const domain = predictionDomain(31337, world.deployment.game);
  const signature = await player.signTypedData(domain, playerNameTypes, message);
  const { name, expiresAt } = message;
  const chosen = { name, expiresAt, signature };
  expect((await world.post('/user/name', chosen, await world.signIn(4))).status).toBe(200);
  const nameAt = async ({ url }: ApiProcess) =>
    ((await (await fetch(`${url}/api/players/${player.address}`)).json()) as { name?: string })
      .name;
  for (const api of others) await eventually(async () => (await nameAt(api)) === 'Ada', 5_000);
  await world.command(0, await world.signIn(0), 'hide-name', { name: 'ada' });
  for (const api of others) await eventually(async () => (await nameAt(api)) === undefined, 5_000);
});

function callsOf({ calls }: CountingProxy) {
  return [...calls.values()].reduce((sum, count) => sum + count, 0);
}

async function readiness({ url }: ApiProcess) {
  return (await (await fetch(`${url}/api/ready`)).json()) as { ready: boolean; chainBlock: number };
}

function knowsBlock(api: ApiProcess, number: number) {
  return eventually(async () => (await readiness(api)).chainBlock >= number);
}

test('calls the node from one process only, and shares each new block with the others', async () => {
  const mineAndShare = async () => {
    await world.anvil.rpc('evm_mine');
    const number = await world.provider.getBlockNumber();
    for (const api of others) await knowsBlock(api, number);
  };
  // A process that has received no report for 5 s polls the node itself.
  await mineAndShare();
  const before = proxies.map(callsOf);
  for (let i = 0; i < 5; i++) await mineAndShare();
  expect(proxies.map(callsOf)).toEqual(before);
});

test('calls the node from another process after the first one has ended', async () => {
  const before = proxies.map(callsOf);
  await world.stopApi();
  await world.anvil.rpc('evm_mine');
  const number = await world.provider.getBlockNumber();
  for (const api of others) await knowsBlock(api, number);
  await eventually(() =>
    Promise.resolve(proxies.some((proxy, i) => callsOf(proxy) > (before[i] ?? 0))),
  );
});
