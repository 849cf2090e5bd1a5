import { eventually } from './eventually';
import { startWorld, type World } from './world';

jest.setTimeout(120_000);

const secret = 'a secret that nobody else may know';
const nodeKey = 'the-key-in-the-address-of-the-node';

let world: World;
beforeAll(async () => {
  world = await startWorld({ LOG_LEVEL: 'trace', AUTH_SECRET: secret });
  await world.stopApi();
  await world.startApi({ RPC_URL: `${world.anvil.url}/?key=${nodeKey}` });
});
afterAll(() => world?.stop());

const lines = () =>
  world
    .api()
    .output()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const callWith = (id: string, path: string) =>
  fetch(`${world.api().url}/api${path}`, { headers: { 'x-request-id': id } });

it('writes one line for a call, under the id that came with it', async () => {
  await callWith('call-7', '/users/me?token=in-the-address');
  await eventually(() => Promise.resolve(lines().some(({ requestId }) => requestId === 'call-7')));
  expect(lines().filter(({ requestId }) => requestId === 'call-7')).toEqual([
    expect.objectContaining({ method: 'GET', path: '/api/users/me', status: 401 }),
  ]);
});

it('writes nothing of what everybody polls', async () => {
  for (const path of ['/status', '/time', '/contract/current-round', '/health'])
    await world.get(path);
  await world.get('/users/me');
  expect(lines().filter(({ path }) => path === '/api/status')).toEqual([]);
  expect(lines().filter(({ path }) => path === '/api/time')).toEqual([]);
});

it('writes nothing that would let a reader act as somebody else', async () => {
  const token = await world.signIn(4);
  await world.get('/users/me', token);
  await world.post('/auth/logout', undefined, token);
  const output = world.api().output();
  for (const hidden of [token, secret, nodeKey, 'Bearer']) expect(output).not.toContain(hidden);
  // Neither a signature nor a key.
  expect(output).not.toMatch(/0x[0-9a-f]{130}|"(privateKey|signature|nonce)"/i);
});

it('names the call that failed to caller and log, and the node without its key', async () => {
  await world.anvil.stop();
  const answer = await fetch(`${world.api().url}/api/dev/faucet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'call-8' },
    body: JSON.stringify({ address: world.deployment.game }),
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('x-request-id')).toBe('call-8');
  const { host } = new URL(world.anvil.url);
  const failed = () =>
    lines().find(({ requestId, msg }) => requestId === 'call-8' && msg === 'A call failed');
  await eventually(() => Promise.resolve(failed() !== undefined));
  expect(JSON.stringify(failed())).toContain(host);
  expect(world.api().output()).not.toContain(nodeKey);
});
