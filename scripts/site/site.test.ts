import { once } from 'node:events';
import { request } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { freePort } from '../../tools/free-port';
import { startSite } from './site';

// The real server between a browser's requests and two servers that stand for API and chain.
let api: FastifyInstance;
let chain: FastifyInstance;
let site: { stop(): Promise<void> };
let url: string;
let streamClosed: Promise<unknown>;

beforeEach(async () => {
  api = Fastify({ forceCloseConnections: true });
  api.get('/api/health', () => ({ status: 'ok' }));
  api.get('/api/host', ({ headers }) => ({ host: headers['x-forwarded-host'] }));
  api.get('/api/events', (_incoming, reply) => {
    streamClosed = once(reply.raw, 'close');
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write('event: price\ndata: {}\n\n');
  });
  chain = Fastify({ forceCloseConnections: true });
  chain.post('/', (incoming) => ({ jsonrpc: '2.0', id: 1, result: incoming.body }));
  const [apiUrl, chainUrl] = await Promise.all([api.listen(), chain.listen()]);

  const port = await freePort();
  const frontEnds = {
    development: false,
    serve: (server: FastifyInstance) => {
      server.get('/', () => 'the page');
      return Promise.resolve();
    },
    stop: () => Promise.resolve(),
  };
  site = await startSite({ port, apiUrl, chainUrl, frontEnds });
  url = `http://localhost:${port}`;
});

afterEach(async () => {
  await Promise.all([site.stop(), api.close(), chain.close()]);
});

function ask(method: string, headers: Record<string, string> = {}) {
  return fetch(`${url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
  });
}

test('the status page and its files are there, as on a deployed site', async () => {
  const page = await fetch(`${url}/status`);
  const html = await page.text();
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  const files = [...html.matchAll(/(?:href|src)="(status\/[^"]+)"/g)].map(([, path]) => path);
  expect(files).toEqual(['status/status.css', 'status/status.js']);
  for (const path of [...files, 'status/rules.js', 'status/incidents.txt']) {
    expect([path, (await fetch(`${url}/${path}`)).status]).toEqual([path, 200]);
  }
});

test('the API is under /api', async () => {
  const answer = await fetch(`${url}/api/health`);
  expect(await answer.json()).toEqual({ status: 'ok' });
});

test('the API receives the name of the site', async () => {
  const answer = await fetch(`${url}/api/host`);
  expect(await answer.json()).toEqual({ host: new URL(url).host });
});

test("an event arrives while the stream is open, and a caller that leaves closes the API's stream too", async () => {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/events`, { signal: leaving.signal });
  const { value } = await answer.body!.getReader().read();
  expect(Buffer.from(value!).toString()).toBe('event: price\ndata: {}\n\n');
  leaving.abort();
  await streamClosed;
});

test('an API that is down is reported as such', async () => {
  await api.close();
  const answer = await fetch(`${url}/api/health`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ success: false, error: 'api_unavailable' });
});

test('a page may call the methods of a wallet on the chain, and no others', async () => {
  const open = await ask('eth_chainId');
  expect(await open.json()).toMatchObject({ result: { method: 'eth_chainId' } });
  const closed = await ask('anvil_setBalance');
  expect(closed.status).toBe(403);
  expect(await closed.json()).toMatchObject({ error: { code: -32601 } });
});

test('a page of another site may not call the chain', async () => {
  expect((await ask('eth_chainId', { origin: 'https://attacker.example' })).status).toBe(403);
  expect((await ask('eth_chainId', { origin: url })).status).toBe(200);
});

const EXTENSION = 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn';
function preflight(headers: Record<string, string>) {
  return fetch(`${url}/rpc`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST', ...headers },
  });
}

test("a wallet's extension may call the chain and read the answer", async () => {
  const allowed = await preflight({
    origin: EXTENSION,
    'access-control-request-headers': 'content-type',
  });
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(EXTENSION);
  expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type');

  // Chromium says 'none' for an extension with rights on the site, and 'cross-site' for one without.
  for (const site of ['none', 'cross-site']) {
    const answer = await ask('eth_chainId', { origin: EXTENSION, 'sec-fetch-site': site });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(EXTENSION);
    expect(answer.headers.get('vary')).toContain('Origin');
  }
});

test("a wallet's extension may do no more than a page", async () => {
  expect((await ask('anvil_setBalance', { origin: EXTENSION })).status).toBe(403);
});

test('a page of another site gets no answer to a preflight, and none to a call', async () => {
  for (const origin of ['https://attacker.example', 'null', 'http://localhost:1']) {
    const rejected = await preflight({ origin });
    expect(rejected.status).toBe(403);
    expect(rejected.headers.get('access-control-allow-origin')).toBeNull();
    const call = await ask('eth_chainId', { origin, 'content-type': 'text/plain' });
    expect(call.status).toBe(403);
    expect(call.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('a chain that is down is reported as such', async () => {
  await chain.close();
  const answer = await ask('eth_chainId');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { code: -32603 } });
});

test('the site serves nothing under a foreign name', async () => {
  const asking = request(url, { headers: { host: 'attacker.example' } }).end();
  const [answer] = (await once(asking, 'response')) as [{ statusCode: number; resume(): void }];
  answer.resume();
  expect(answer.statusCode).toBe(421);
});

test('pages run only scripts of their own and cannot be framed', async () => {
  const { headers } = await fetch(url);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
