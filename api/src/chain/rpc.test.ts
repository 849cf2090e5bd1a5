import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRpc, RpcError, RpcUnavailable, type RpcRequest } from './rpc';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

type Answer = { result?: unknown; error?: { code: number; message: string } };
type Behaviour = (request: RpcRequest) => Answer | 'silence' | 'broken' | 'overloaded';

/** A node with the given behaviour that counts its calls. */
async function node(behave: Behaviour) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const given = JSON.parse(body) as RpcRequest | RpcRequest[];
      const answers = [given].flat().map((one) => {
        requests.push(one.method);
        return {
          id: one.id,
          answer:
            one.method === 'eth_chainId' && behave !== wrongChain ? { result: '0x1' } : behave(one),
        };
      });
      const special = answers
        .map(({ answer }) => answer)
        .find((answer) => typeof answer === 'string');
      if (special === 'silence') return;
      if (special === 'overloaded') return void response.writeHead(429).end();
      if (special === 'broken') return void response.end('<html>');
      const written = answers.map(({ id, answer }) => ({
        jsonrpc: '2.0',
        id,
        ...(answer as Answer),
      }));
      // The responses of a batch may come in any order.
      response.end(JSON.stringify(Array.isArray(given) ? written.reverse() : written[0]));
    });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const wrongChain: Behaviour = () => ({ result: '0x5' });
function says(result: unknown): Behaviour {
  return () => ({ result });
}
function rpcOf(...nodes: { url: string }[]) {
  return createRpc({ urls: nodes.map(({ url }) => url), timeoutMs: 1_500, chainId: 1 });
}

test('returns the results of a batch in the order of the calls', async () => {
  const good = await node(({ params }) => ({ result: params[0] }));
  const calls = ['a', 'b', 'c'].map((param) => ({ method: 'echo', params: [param] }));
  expect(await rpcOf(good).batch(calls)).toEqual(['a', 'b', 'c']);
});

test.each<['silence' | 'broken' | 'overloaded']>([['silence'], ['broken'], ['overloaded']])(
  'switches to the next node if one answers with %s, and stays there',
  async (failure) => {
    const bad = await node(() => failure);
    const good = await node(says('here'));
    const rpc = rpcOf(bad, good);
    expect(await rpc.call('anything')).toBe('here');
    const before = bad.requests.length;
    expect(await rpc.call('anything')).toBe('here');
    expect(bad.requests).toHaveLength(before);
  },
);

test.each([
  ['eth_call', -32005, 'daily request count exceeded, request rate limited'],
  ['eth_call', -32005, 'limit exceeded'],
  ['eth_getLogs', -32005, 'daily request count exceeded, request rate limited'],
  ['eth_call', 429, 'Your app has exceeded its compute units per second capacity.'],
  ['eth_call', -32000, 'Too Many Requests'],
])('switches to the next node if %s fails with %i, %s', async (method, code, message) => {
  const exhausted = await node(() => ({ error: { code, message } }));
  const good = await node(says('here'));
  expect(await rpcOf(exhausted, good).call(method)).toBe('here');
  await expect(rpcOf(exhausted).call(method)).rejects.toBeInstanceOf(RpcUnavailable);
});

test('sends no further call to a node of another chain', async () => {
  const other = await node(wrongChain);
  const good = await node(says('here'));
  expect(await rpcOf(other, good).call('anything')).toBe('here');
  expect(other.requests).toEqual(['eth_chainId']);
  await expect(rpcOf(other).call('anything')).rejects.toThrow('it serves chain 5, not 1');
});

test('reports that the chain does not respond, without the key in the URL', async () => {
  const { url } = await node(() => 'broken');
  const rpc = createRpc({ urls: [`${url}/secret-key`], timeoutMs: 1_500, chainId: 1 });
  const error: unknown = await rpc.call('anything').catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(RpcUnavailable);
  expect(String(error)).not.toContain('secret-key');
});

test.each([
  ['eth_getLogs', -32005, 'query returned more than 10000 results'],
  ['eth_getLogs', -32602, 'query exceeds max block range 2000'],
  ['eth_call', 3, 'execution reverted'],
])(
  'passes on an error of the node, %s with %i, and tries no other node',
  async (method, code, message) => {
    const strict = await node(() => ({ error: { code, message } }));
    const other = await node(says('here'));
    await expect(rpcOf(strict, other).call(method)).rejects.toBeInstanceOf(RpcError);
    expect(other.requests).toEqual([]);
  },
);

test('repeats the call if the latest block changed during it', async () => {
  let calls = 0;
  const quick = await node(() =>
    ++calls < 3
      ? {
          error: {
            code: -32602,
            message: 'BlockOutOfRangeError: block height is 8 but requested was 7',
          },
        }
      : { result: 'here' },
  );
  expect(await rpcOf(quick).call('eth_call')).toBe('here');
});

test('does not use a node that was marked unhealthy', async () => {
  const [first, second] = [await node(says('first')), await node(says('second'))];
  const rpc = rpcOf(first, second);
  expect(await rpc.call('anything')).toBe('first');
  rpc.markUnhealthy();
  expect(await rpc.call('anything')).toBe('second');
});

test.each([['0x0'], [null], ['']])(
  'takes the code %j for that of a plain account',
  async (code) => {
    const rpc = rpcOf(await node(says(code)));
    expect(await rpc.call('eth_getCode', [`0x${'11'.repeat(20)}`, 'latest'])).toBe('0x');
    expect(await rpc.call('eth_call', [])).toBe(code);
  },
);
