import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Variables } from './nginx-config';
import { startRealNginx, type RealNginx } from './testing/real-nginx';

// What stands before the API, tried on the real nginx. Behind it an API that answers everything, as all the world may keep it.

jest.setTimeout(60_000);

const SITES = 'https://play.example,https://play.example:8443';

let api: Server;
let seen: string[];
/** Answers a call to /api/config, which nobody may keep. */
let onConfig: (answer: () => void) => void;
let nginx: RealNginx;
beforeAll(async () => {
  api = createServer(({ url = '', headers }, response) => {
    seen.push(url);
    if (url === '/api/config') return onConfig(() => response.end('{}'));
    const origin = headers.origin === undefined ? {} : { vary: 'Origin' };
    response.writeHead(200, { 'cache-control': 'public, s-maxage=60', ...origin }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(() => api.close());

async function start(callsPerSecond: number, variables: Variables = {}) {
  seen = [];
  nginx = await startRealNginx({
    apis: [`127.0.0.1:${(api.address() as AddressInfo).port}`],
    variables: { CALLS_PER_SECOND: `${callsPerSecond}`, ...variables },
  });
}
afterEach(() => nginx.stop());

async function get(path: string, headers: Record<string, string> = {}) {
  const sent = request({
    host: '127.0.0.1',
    port: nginx.port,
    path,
    headers: { ...headers },
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
async function getAll(paths: readonly string[], headersOf = (_n: number) => ({})) {
  const statuses = [];
  for (const [n, path] of paths.entries()) statuses.push((await get(path, headersOf(n))).status);
  return statuses;
}
function numbered(count: number, path: (n: number) => string) {
  return Array.from({ length: count }, (_, n) => path(n));
}

test('a made-up query neither adds an answer to the cache nor reaches the API', async () => {
  await start(0);
  await getAll(numbered(50, (n) => `/api/price/current?${n}=x&made-up=${n}`));
  await getAll(numbered(50, (n) => `/api/contract/current-round?asset=${n}`));
  expect(new Set(seen)).toEqual(new Set(['/api/price/current', '/api/contract/current-round']));
  expect(await nginx.kept()).toBe(2);
});

test('a known query reaches the API and is cached once, in any order and beside any other parameter', async () => {
  await start(0);
  const [asset, days, interval] = ['asset=ethereum', 'days=3', 'interval=1h'];
  for (const query of [
    [asset, days, interval],
    [interval, 'x=1', days, asset],
    [days, asset, interval],
  ]) {
    await get(`/api/price/history?${query.join('&')}`);
  }
  expect(seen).toEqual(Array(2).fill(`/api/price/history?${asset}&${days}&${interval}`));
  expect((await get(`/api/price/history?${days}`)).headers['x-cache']).toBe('MISS');
  expect(seen.at(-1)).toBe('/api/price/history?days=3');
  await get(`/api/user/potential-rewards/7?address=0x12`);
  expect(seen.at(-1)).toBe('/api/user/potential-rewards/7?address=0x12');
});

test('a single request is not cached, and neither is one from another origin or with a token', async () => {
  await start(0, { OTHER_SITE_ORIGINS: SITES });
  await getAll(numbered(50, (n) => `/api/round/${n}`));
  const pages = numbered(100, () => '/api/status');
  await getAll(pages, (n) => ({ origin: `https://play.example:${n + 1}` }));
  await getAll(pages.slice(0, 5), () => ({ origin: 'https://play.example,https://play.example' }));
  await getAll(pages.slice(0, 5), () => ({ authorization: 'Bearer token' }));
  expect(await nginx.kept()).toBe(0);
  await getAll(pages.slice(0, 3), () => ({ origin: 'https://play.example:8443' }));
  expect(await nginx.kept()).toBe(1);
});

test('calls whose answer nobody may keep do not wait for each other', async () => {
  await start(0);
  const [ROUNDS, CALLS] = [8, 3];
  let waiting: (() => void)[] = [];
  // The API answers none of them before all have arrived.
  onConfig = (answer) => {
    if (waiting.push(answer) < CALLS) return;
    for (const one of waiting) one();
    waiting = [];
  };
  const begin = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(numbered(CALLS, () => '/api/config').map((path) => get(path)));
  }
  // nginx lets a call wait for 500 ms.
  expect(performance.now() - begin).toBeLessThan(ROUNDS * 400);
});

test('one caller has a limit of calls a second, and long addresses do not fill the logs', async () => {
  await start(5);
  const statuses = await getAll(numbered(400, (n) => `/${'long'.repeat(1000)}/${n}`));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(300);
  const more = await Promise.all(numbered(30, () => '/api/status').map((path) => get(path)));
  const rejected = more.find(({ status }) => status === 429);
  expect(rejected?.headers['retry-after']).toBe('1');
  expect(JSON.parse(rejected?.body ?? '')).toMatchObject({
    success: false,
    error: 'too_many_requests',
  });
  const lines = nginx.calls().trimEnd().split('\n');
  expect(lines.length).toBeLessThan(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(600);
  expect(nginx.errors()).not.toContain('longlong');
});

test.each([
  [['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::'], '2001:db8:1:3::1'],
  [['2001:db8::1', '2001:db8::2:3:4', '2001:db8:0:0:5:6:7:8'], '2001:db8:0:1::1'],
  [['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1'], '192.0.2.2'],
])('all of %j are one caller, and %s is another', async (callers, other) => {
  await start(1, { TRUSTED_PROXY: '127.0.0.0/8' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = await getAll(
    numbered(60, () => '/api/status'),
    (n) => from(callers[n % callers.length] ?? ''),
  );
  for (const n of [57, 58, 59]) expect([n, statuses[n]]).toEqual([n, 429]);
  expect(await get('/api/status', from(other))).toMatchObject({ status: 200 });
});

test("only a trusted proxy may name the caller's address", async () => {
  await start(1);
  const statuses = await getAll(
    numbered(20, () => '/api/status'),
    (n) => ({ 'x-forwarded-for': `192.0.2.${n}` }),
  );
  expect(statuses.at(-1)).toBe(429);
});

test('nginx answers to the names of its sites only, and never names its own port', async () => {
  await start(0, { OTHER_SITE_ORIGINS: SITES });
  for (const host of [
    'evil.example',
    'example',
    'ay.example',
    'play.example.evil',
    'playXexample',
  ]) {
    const { status, headers, body } = await get('/api/status', { host });
    expect({ host, status, body: JSON.parse(body) as unknown }).toMatchObject({
      host,
      status: 421,
      body: { success: false, error: 'misdirected_request' },
    });
    expect(headers['content-type']).toMatch(/^application\/json/);
  }
  expect((await get('/', { host: `evil.example:${nginx.port}` })).status).toBe(421);
  expect(seen).toEqual([]);
  expect(nginx.calls()).toBe('');
  const front = await get('/api', { host: 'localhost' });
  expect({ status: front.status, location: front.headers.location }).toEqual({ status: 404 });
  for (const host of ['localhost:1234', 'play.example', 'PLAY.example:80', '127.0.0.1']) {
    expect([host, (await get('/api/status', { host })).status]).toEqual([host, 200]);
  }
});
