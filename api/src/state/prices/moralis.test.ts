import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { moralisPrices } from './moralis';

let server: Server;
let url: string;
/** The service's next response and its last request. */
let answer: { status: number; body: string | undefined };
let received: IncomingMessage;
beforeAll(async () => {
  server = createServer((request, response) => {
    received = request;
    if (answer.body !== undefined) response.writeHead(answer.status).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2.2`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ETHER = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';

function ask(body: unknown, status = 200) {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return moralisPrices({ url, key: 'the-key', timeoutMs: 10_000 }).current();
}

test('requests the price of ether, with the key only in a header [spec 7.19a]', async () => {
  expect(await ask({ tokenAddress: ETHER, usdPrice: 2450.12345678 })).toEqual({
    price: 245_012_345_678n,
    isRescaled: false,
    source: 'moralis',
  });
  expect(received.url?.toLowerCase()).toBe(`/api/v2.2/erc20/${ETHER}/price?chain=eth`);
  expect(received.headers['x-api-key']).toBe('the-key');
});

test('rescales a price that has the wrong scale [spec 5.12b]', async () => {
  expect(await ask({ usdPrice: 2450e10 })).toMatchObject({
    price: 245_000_000_000n,
    isRescaled: true,
  });
});

test.each<[string, unknown, number | undefined]>([
  ['a text, as Moralis writes it', '-1.2345', -1.2345],
  ['a number', 0.5, 0.5],
  ['without a change', '0', 0],
  ['missing', undefined, undefined],
  ['null', null, undefined],
  ['an empty text', '', undefined],
  ['not a number', 'n/a', undefined],
])('takes the 24-hour change with the price: %s [spec 7.19b]', async (_what, change, change24h) => {
  const taken = await ask({ usdPrice: 2450, '24hrPercentChange': change });
  expect(taken).toMatchObject({ price: 245_000_000_000n });
  expect(taken.change24h).toBe(change24h);
});

test.each([
  ['without a price', {}],
  ['a text', { usdPrice: '2450' }],
  ['nothing', 'null'],
  ['a list', []],
  ['a page', '<html>'],
  ['another token', { tokenAddress: `0x${'11'.repeat(20)}`, usdPrice: 2450 }],
])('rejects %s in place of the price', async (_what, body) => {
  await expect(ask(body)).rejects.toThrow('is not the price of ether');
});

test.each([[0], [-2450], [50_001], [1e15], [1e300]])(
  'rejects the implausible price %d [spec 5.12a]',
  async (usdPrice) => {
    await expect(ask({ usdPrice })).rejects.toThrow(/not a price|suspicious/);
  },
);

test('reports the status of a failed request, but not the key', async () => {
  await expect(ask({ message: 'Invalid key the-key' }, 401)).rejects.toThrow(
    /^Moralis answered 401\.$/,
  );
});

test('does not wait forever', async () => {
  answer = { status: 200, body: undefined };
  await expect(
    moralisPrices({ url, key: 'the-key', timeoutMs: 50 }).current(),
  ).rejects.toMatchObject({ name: 'TimeoutError' });
});
