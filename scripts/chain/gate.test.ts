import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../tools/free-port';
import { startChainGate } from './gate';

// The real gate before a server that stands for anvil and records what reaches it.
let port: number;
let chain: Server;
let gate: { stop(): Promise<void> };
let reached: string[];

beforeEach(async () => {
  reached = [];
  const record = async (incoming: IncomingMessage) => void reached.push(await text(incoming));
  chain = createServer((incoming, response) => {
    void record(incoming).then(() => response.end('{"result":"0x7a69"}'));
  }).listen(0, '127.0.0.1');
  await once(chain, 'listening');
  const { port: chainPort } = chain.address() as { port: number };
  port = await freePort();
  gate = await startChainGate({ port, chainUrl: `http://127.0.0.1:${chainPort}` });
});

afterEach(async () => {
  await gate.stop();
  chain.closeAllConnections();
  chain.close();
});

function call(method: string) {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] });
}

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

async function send({ method = 'POST', headers = {}, body = call('anvil_setBalance') }: Sent) {
  const asking = request({
    port,
    host: '127.0.0.1',
    method,
    headers: { host: `localhost:${port}`, ...headers },
  });
  asking.end(method === 'POST' ? body : undefined);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const WALLET = 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn';

test('a program may call everything', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await send({ headers });
  expect(answer).toMatchObject({ status: 200, body: '{"result":"0x7a69"}' });
  expect(reached).toEqual([call('anvil_setBalance')]);
});

test.each([
  ['of another site', { origin: 'https://attacker.example' }],
  [
    'of another site with a simple request',
    { origin: 'https://attacker.example', 'content-type': 'text/plain' },
  ],
  ['in a sandboxed frame', { origin: 'null' }],
  ['of our own site', { origin: 'http://localhost:3000' }],
  ['that sends no origin', { 'sec-fetch-site': 'cross-site' }],
])(
  'a page %s neither reads nor causes anything',
  async (_name, headers: Record<string, string>) => {
    for (const method of ['POST', 'GET', 'OPTIONS']) {
      const answer = await send({ method, headers });
      expect(answer.status).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(reached).toEqual([]);
  },
);

test('the gate opens no WebSocket', async () => {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
  const page = { ...upgrade, origin: 'https://attacker.example' };
  expect((await send({ method: 'GET', headers: page })).status).toBe(403);
  expect((await send({ method: 'GET', headers: upgrade })).status).toBe(405);
});

test.each(['attacker.example', 'localhost', 'localhost:1'])(
  'under the name %s the gate answers no caller',
  async (host) => {
    expect((await send({ headers: { host } })).status).toBe(421);
    expect((await send({ headers: { host, origin: WALLET } })).status).toBe(421);
    expect(reached).toEqual([]);
  },
);

test("a wallet's extension may call the methods of a wallet and read the answer", async () => {
  const preflight = await send({ method: 'OPTIONS', headers: { origin: WALLET } });
  expect(preflight).toMatchObject({
    status: 204,
    headers: { 'access-control-allow-origin': WALLET, 'access-control-allow-methods': 'POST' },
  });
  const answer = await send({ headers: { origin: WALLET }, body: call('eth_chainId') });
  expect(answer).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': WALLET } });
  expect(reached).toEqual([call('eth_chainId')]);
});

test("a wallet's extension cannot change the chain itself", async () => {
  for (const body of [call('anvil_setBalance'), '{']) {
    expect((await send({ headers: { origin: WALLET }, body })).status).toBe(403);
  }
  expect(reached).toEqual([]);
});

test('a chain that is down causes an error, and the gate keeps running', async () => {
  chain.closeAllConnections();
  chain.close();
  await once(chain, 'close');
  expect((await send({})).status).toBe(503);
  expect((await send({})).status).toBe(503);
});
