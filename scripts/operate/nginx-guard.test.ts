import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/free-port';
import { findNginx } from './find-servers';
import { nginxConfig } from './nginx-config';
import { makeFolder, ordinaryAccount, ordinaryAccountName } from './system-account';

// What stands before the API, tried on the real nginx. Behind it an API that answers everything, as all the world may keep it.

jest.setTimeout(60_000);

let folder: string;
let api: Server;
let seen: string[];
let nginx: ChildProcess;
/** What it wrote into its log of errors. */
let errors: string;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nginx-guard-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site', 'site.json'), '{}');
  api = createServer(({ url = '', headers }, response) => {
    seen.push(url);
    const origin = headers.origin === undefined ? {} : { vary: 'Origin' };
    response.writeHead(200, { 'cache-control': 'public, s-maxage=60', ...origin }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(async () => {
  api.close();
  await rm(folder, { recursive: true });
});

async function start(callsPerSecond: number) {
  seen = [];
  port = await freePort();
  const workFolder = join(folder, 'nginx', 'work');
  await rm(join(folder, 'nginx'), { recursive: true, force: true });
  await makeFolder(workFolder, ordinaryAccount());
  const file = join(folder, 'nginx', 'nginx.conf');
  const user = ordinaryAccountName();
  const config = nginxConfig({
    callsPerSecond,
    workFolder,
    behind: ['127.0.0.1'],
    origins: ['http://localhost:3000'],
    listen: `127.0.0.1:${port}`,
    siteFolder: join(folder, 'site'),
    accessLog: join(folder, 'nginx', 'calls.log'),
    apis: [`127.0.0.1:${(api.address() as AddressInfo).port}`],
    ...(user !== undefined && { user }),
  });
  await writeFile(file, config);
  nginx = spawn(findNginx(process.env), ['-p', folder, '-c', file, '-g', 'daemon off;']);
  errors = '';
  nginx.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  while (!(await answers())) {
    if (nginx.exitCode !== null) throw new Error(errors);
    await sleep(20);
  }
}
function answers() {
  return get('/site.json', { 'x-forwarded-for': '198.51.100.1' }).then(
    () => true,
    () => false,
  );
}
afterEach(async () => {
  nginx.kill('SIGTERM');
  await once(nginx, 'close');
});

async function get(path: string, headers: Record<string, string> = {}) {
  const sent = request({ host: '127.0.0.1', port, path, headers: { ...headers } }).end();
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

/** The answers that it keeps. */
async function kept() {
  const entries = await readdir(join(folder, 'nginx', 'work', 'cache'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).length;
}

test('a made-up query neither adds an answer to the cache nor reaches the API', async () => {
  await start(0);
  await getAll(numbered(50, (n) => `/api/price/current?${n}=x&made-up=${n}`));
  await getAll(numbered(50, (n) => `/api/contract/current-round?asset=${n}`));
  expect(new Set(seen)).toEqual(new Set(['/api/price/current', '/api/contract/current-round']));
  expect(await kept()).toBe(2);
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

test('a single request is not cached, and neither is one from another origin', async () => {
  await start(0);
  await getAll(numbered(50, (n) => `/api/round/${n}`));
  const pages = numbered(100, () => '/api/status');
  await getAll(pages, (n) => ({ origin: `http://localhost:${n + 1}`, host: `localhost:${port}` }));
  expect(await kept()).toBe(0);
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
  const calls = await readFile(join(folder, 'nginx', 'calls.log'), 'utf8');
  const lines = calls.trimEnd().split('\n');
  expect(lines.length).toBeLessThan(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(600);
  expect(errors).not.toContain('longlong');
});

test.each([
  [['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::'], '2001:db8:1:3::1'],
  [['2001:db8::1', '2001:db8::2:3:4', '2001:db8:0:0:5:6:7:8'], '2001:db8:0:1::1'],
  [['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1'], '192.0.2.2'],
])('all of %j are one caller, and %s is another', async (callers, other) => {
  await start(1);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = await getAll(
    numbered(60, () => '/api/status'),
    (n) => from(callers[n % callers.length] ?? ''),
  );
  for (const n of [57, 58, 59]) expect([n, statuses[n]]).toEqual([n, 429]);
  expect(await get('/api/status', from(other))).toMatchObject({ status: 200 });
});

test('nginx answers to the names of its sites only, and never names its own port', async () => {
  await start(0);
  const stranger = await get('/api/status', { host: 'evil.example' });
  expect({ status: stranger.status, body: JSON.parse(stranger.body) as unknown }).toMatchObject({
    status: 421,
    body: { success: false, error: 'misdirected_request' },
  });
  expect((await get('/', { host: `evil.example:${port}` })).status).toBe(421);
  expect(seen).toEqual([]);
  const front = await get('/api', { host: 'localhost' });
  expect({ status: front.status, location: front.headers.location }).toEqual({ status: 404 });
  expect((await get('/api/status', { host: 'localhost:1234' })).status).toBe(200);
});
