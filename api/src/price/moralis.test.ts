import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { moralisPrices } from './moralis';

let server: Server;
let url: string;
/** What the service answers next, and what it was asked last. */
let answer: { status: number; body: string | undefined };
let asked: IncomingMessage;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request;
    if (answer.body !== undefined) response.writeHead(answer.status).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2.2`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ether = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';

const ask = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return moralisPrices({ url, key: 'the-key', timeoutMs: 10_000 }).current();
};

it('asks for the price of ether, with the key in a header and nowhere else', async () => {
  expect(await ask({ tokenAddress: ether, usdPrice: 2450.12345678 })).toEqual({
    price: 245_012_345_678n,
    isRescaled: false,
    source: 'moralis',
  });
  expect(asked.url?.toLowerCase()).toBe(`/api/v2.2/erc20/${ether}/price?chain=eth`);
  expect(asked.headers['x-api-key']).toBe('the-key');
});

it('brings a price of another scale to the right one', async () => {
  expect(await ask({ usdPrice: 2450e10 })).toMatchObject({
    price: 245_000_000_000n,
    isRescaled: true,
  });
});

it.each([
  ['no price', {}],
  ['a text', { usdPrice: '2450' }],
  ['nothing', 'null'],
  ['a list', []],
  ['a page', '<html>'],
  ['another token', { tokenAddress: `0x${'11'.repeat(20)}`, usdPrice: 2450 }],
])('refuses %s in place of the price', async (_what, body) => {
  await expect(ask(body)).rejects.toThrow('something other than the price of ether');
});

it.each([[0], [-2450], [50_001], [1e15], [1e300]])('believes no price of %d', async (usdPrice) => {
  await expect(ask({ usdPrice })).rejects.toThrow(/no price|suspicious/);
});

it('tells with which status it was refused, and not with which key', async () => {
  await expect(ask({ message: 'Invalid key the-key' }, 401)).rejects.toThrow(
    /^Moralis answered 401\.$/,
  );
});

it('does not wait for ever', async () => {
  answer = { status: 200, body: undefined };
  await expect(
    moralisPrices({ url, key: 'the-key', timeoutMs: 50 }).current(),
  ).rejects.toMatchObject({ name: 'TimeoutError' });
});
