import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { placeOf, unfilled } from '../site/answers';
import { TIME } from '../site/hints';
import { startRealNginx } from './testing/real-nginx';

// A page with the places of some answers, on the real nginx, before an API that the tests steer.

jest.setTimeout(60_000);

const ADDRESSES = [
  '/api/config',
  '/api/price/current?asset=ethereum',
  '/api/price/current?asset=x',
  '/api/round/current/prices',
  TIME,
];

type Given = { status?: number; body: string } | null;

let api: Server;
let nginx: Awaited<ReturnType<typeof startRealNginx>>;
let url: string;
let calls: { url: string; headers: IncomingHttpHeaders }[];
let caching: string;
/** How the API answers; null for never. */
let answer: (url: string) => Given | Promise<Given>;

beforeAll(async () => {
  const respond = async (
    { url: asked = '', headers }: IncomingMessage,
    response: ServerResponse,
  ) => {
    calls.push({ url: asked, headers });
    const given = await answer(asked);
    if (given === null) return;
    response.writeHead(given.status ?? 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': caching,
    });
    response.end(given.body);
  };
  api = createServer((request, response) => void respond(request, response));
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');

  const places = ADDRESSES.map(
    (address) => `${unfilled(`<link href="${address}">`)}${placeOf(address)}`,
  );
  const html = `<html><head>${places.join('')}</head><body>${' '.repeat(5000)}</body></html>`;
  nginx = await startRealNginx({
    files: { 'index.html': html, 'index.html.gz': 'a copy without answers' },
    apis: [`127.0.0.1:${(api.address() as AddressInfo).port}`],
  });
  url = `http://127.0.0.1:${nginx.port}`;
});
afterAll(async () => {
  await nginx.stop();
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  calls = [];
  caching = 'no-store';
});

const PLACE = /<script type="application\/json" data-answer="([^"]+)">(.*?)<\/script>/gs;

async function page(headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  const text = await response.text();
  const answers = [...text.matchAll(PLACE)].map(([, address = '', json = '']) => [address, json]);
  return { response, text, answers: Object.fromEntries(answers) as Record<string, string> };
}

test('no text in an answer can close its element', async () => {
  const said = { text: '</script><script>alert(1)</script><!--' };
  // Longer than what nginx reads at once.
  answer = () => ({ body: JSON.stringify([{ ...said, more: '<'.repeat(50_000) }]) });
  const { text, answers } = await page();
  expect(text.match(/<script/g)).toHaveLength(ADDRESSES.length);
  expect(text.match(/<\/script/g)).toHaveLength(ADDRESSES.length);
  expect(JSON.parse(answers['/api/config']!)).toMatchObject([said]);
});

test('the API sees nothing of the visitor, and answers in plain', async () => {
  answer = () => ({ body: '{}' });
  await page({
    'accept-encoding': 'gzip',
    authorization: 'Bearer secret',
    cookie: 'secret=1',
    'if-none-match': '"secret"',
    origin: 'https://evil.example',
    range: 'bytes=0-1',
  });
  expect(calls.length).toBeGreaterThan(0);
  for (const { headers } of calls) {
    expect(JSON.stringify(headers)).not.toMatch(/secret|evil|gzip|bytes/);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  }
});

test('the page is compressed, and never taken for unchanged', async () => {
  answer = () => ({ body: '{}' });
  const { response, text } = await page({
    'accept-encoding': 'gzip, br',
    'if-none-match': '*',
    'if-modified-since': new Date(Date.now() + 1e6).toUTCString(),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('etag')).toBeNull();
  expect(response.headers.get('last-modified')).toBeNull();
  expect(text).toContain('</html>');
});

test('nobody else reaches the place of the answers', async () => {
  expect((await fetch(`${url}/answers/config`)).status).toBe(404);
});

test('before the first round the place of its prices holds an error, which the page ignores', async () => {
  answer = (asked) =>
    asked === '/api/round/current/prices'
      ? { status: 404, body: '{"success":false,"error":"not_found"}' }
      : { body: '{}' };
  const { response, text, answers } = await page();
  expect(response.status).toBe(200);
  expect(text).toContain('</body></html>');
  expect(answers['/api/config']).toBe('{}');
  expect(answers['/api/round/current/prices']).toBe('{"success":false,"error":"not_found"}');
});

test.each([
  ['an error', () => ({ status: 500, body: '{"success":false,"error":"internal"}' })],
  ['too many calls', () => ({ status: 429, body: '{"success":false}' })],
  ['silence', () => null],
])('with %s of the API the page comes without answers', async (_what, given) => {
  answer = given;
  const { response, text, answers } = await page();
  expect(response.status).toBe(200);
  expect(Object.values(answers)).toEqual(ADDRESSES.map(() => ''));
  expect(text).toContain('</body></html>');
});

test('each place holds the answer to its own address, also from the cache', async () => {
  caching = 'public, s-maxage=1';
  answer = (asked) => ({ body: JSON.stringify({ asked }) });
  for (let visit = 0; visit < 5; visit++) {
    const { text, answers } = await page();
    expect(answers).toEqual(
      Object.fromEntries(ADDRESSES.map((address) => [address, JSON.stringify({ asked: address })])),
    );
    expect(text).toContain('</body></html>');
    expect(text).not.toContain('<!--#');
    expect(text).not.toContain('<link');
  }
  expect(calls.length).toBeLessThan(5 * ADDRESSES.length);
});

test('pages of one moment wait for no other page: each has a time of its own', async () => {
  answer = () => ({ body: '{}' });
  // From its second use on, nginx would keep an answer, or make the next page wait for one.
  await page();
  await page();

  const together = 4;
  let times = 0;
  let allAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (allAsked = resolve));
  answer = async (address) => {
    if (address !== TIME) return { body: '{}' };
    const now = (times += 1);
    if (now === together) allAsked();
    await asked;
    return { body: JSON.stringify({ now }) };
  };
  const pages = await Promise.all(Array.from({ length: together }, () => page()));
  const shown = pages.map(({ answers }) => answers[TIME]);
  expect(shown.toSorted()).toEqual(['{"now":1}', '{"now":2}', '{"now":3}', '{"now":4}']);
});
