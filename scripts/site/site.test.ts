import { once } from 'node:events';
import { request } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { freePort } from '../launcher/ports';
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

const ask = (method: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
  });

test('the API is under /api', async () => {
  const answer = await fetch(`${url}/api/health`);
  expect(await answer.json()).toEqual({ status: 'ok' });
});

test('the API learns which site is asked', async () => {
  const answer = await fetch(`${url}/api/host`);
  expect(await answer.json()).toEqual({ host: new URL(url).host });
});

test('an event arrives while the stream is still open, and leaving closes it behind the site too', async () => {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/events`, { signal: leaving.signal });
  const { value } = await answer.body!.getReader().read();
  expect(Buffer.from(value!).toString()).toBe('event: price\ndata: {}\n\n');
  leaving.abort();
  await streamClosed;
});

test('an API that is down is told as such', async () => {
  await api.close();
  const answer = await fetch(`${url}/api/health`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ success: false, error: 'api_unavailable' });
});

test('a page may ask the chain what a wallet asks, and nothing else', async () => {
  const open = await ask('eth_chainId');
  expect(await open.json()).toMatchObject({ result: { method: 'eth_chainId' } });
  const closed = await ask('anvil_setBalance');
  expect(closed.status).toBe(403);
  expect(await closed.json()).toMatchObject({ error: { code: -32601 } });
});

test('a page of another site may not ask the chain', async () => {
  expect((await ask('eth_chainId', { origin: 'https://attacker.example' })).status).toBe(403);
  expect((await ask('eth_chainId', { origin: url })).status).toBe(200);
});

test('a chain that is down is told as such', async () => {
  await chain.close();
  const answer = await ask('eth_chainId');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { code: -32603 } });
});

test('under a strange name nothing is served', async () => {
  const asking = request(url, { headers: { host: 'attacker.example' } }).end();
  const [answer] = (await once(asking, 'response')) as [{ statusCode: number; resume(): void }];
  answer.resume();
  expect(answer.statusCode).toBe(421);
});

test('pages run only scripts of their own and cannot be framed', async () => {
  const { headers } = await fetch(url);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
