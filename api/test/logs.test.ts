import { eventually } from './eventually';
import { startWorld, type World } from './world';

jest.setTimeout(120_000);

const SECRET = 'a secret that only the API may know';
const NODE_KEY = 'the-key-in-the-address-of-the-node';

let world: World;
beforeAll(async () => {
  world = await startWorld({ LOG_LEVEL: 'trace', AUTH_SECRET: SECRET });
  await world.stopApi();
  await world.startApi({ RPC_URL: `${world.anvil.url}/?key=${NODE_KEY}` });
});
afterAll(() => world?.stop());

function lines() {
  return world
    .api()
    .output()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

function callWith(id: string, path: string) {
  return fetch(`${world.api().url}/api${path}`, { headers: { 'x-request-id': id } });
}

test('writes one line per request, with the caller’s request id', async () => {
  await callWith('call-7', '/users/me?token=in-the-address');
  await eventually(() => Promise.resolve(lines().some(({ requestId }) => requestId === 'call-7')));
  expect(lines().filter(({ requestId }) => requestId === 'call-7')).toEqual([
    expect.objectContaining({ method: 'GET', path: '/api/users/me', status: 401 }),
  ]);
});

test('writes only the beginning of a long URL', async () => {
  await callWith('call-long', `/nowhere/${'x'.repeat(10_000)}`);
  const found = () => lines().find(({ requestId }) => requestId === 'call-long');
  await eventually(() => Promise.resolve(found() !== undefined));
  expect(JSON.stringify(found()).length).toBeLessThan(600);
});

test('does not log the paths that every page polls', async () => {
  for (const path of ['/status', '/time', '/contract/current-round', '/health']) {
    await world.get(path);
  }
  await world.get('/users/me');
  expect(lines().filter(({ path }) => path === '/api/status')).toEqual([]);
  expect(lines().filter(({ path }) => path === '/api/time')).toEqual([]);
});

test('does not log tokens, secrets, signatures, nonces or keys', async () => {
  const token = await world.signIn(4);
  await world.get('/users/me', token);
  await world.post('/auth/logout', undefined, token);
  const output = world.api().output();
  for (const hidden of [token, SECRET, NODE_KEY, 'Bearer']) expect(output).not.toContain(hidden);
  expect(output).not.toMatch(/0x[0-9a-f]{130}|"(privateKey|signature|nonce)"/i);
});

test('identifies a failed request to the caller and in the log, with the host of the node but without its key', async () => {
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
    lines().find(({ requestId, msg }) => requestId === 'call-8' && msg === 'Request failed');
  await eventually(() => Promise.resolve(failed() !== undefined));
  expect(JSON.stringify(failed())).toContain(host);
  expect(world.api().output()).not.toContain(NODE_KEY);
});
