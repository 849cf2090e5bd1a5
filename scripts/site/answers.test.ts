import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answersOf, filledPieces, FLUSH_HERE, placeOf, unfilled } from './answers';

const CONFIG = '/api/config';
const PRICE = '/api/price/current?asset=ethereum';
const HINTS = `${unfilled('<link>')}${unfilled('<link>')}`;
const html = `<head>${HINTS}</head><body>${FLUSH_HERE}${placeOf(CONFIG)}${placeOf(PRICE)}</body>`;

async function filledPage(read: (path: string) => Promise<string>) {
  const pieces = filledPieces(html, read);
  const page: string[] = [];
  for await (const piece of pieces) page.push(piece);
  return page.join('');
}

test('each place gets the answer to its address, and the hints go', async () => {
  const filled = await filledPage((path) => Promise.resolve(`{"of":"${path}"}`));
  expect(filled).toBe(
    '<head></head><body><script type="application/json" data-answer="/api/config">{"of":"/config"}</script>' +
      `<script type="application/json" data-answer="${PRICE}">{"of":"/price/current?asset=ethereum"}</script>` +
      '</body>',
  );
});

test('what stands before the places is there before the answers, and all are asked at once', async () => {
  const asked: string[] = [];
  const pieces = filledPieces(html, (path) => {
    asked.push(path);
    return new Promise(() => undefined);
  });
  const { value } = (await pieces.next()) as { value: string };
  expect(value).toMatch(/^<head><\/head><body>/);
  expect(asked).toEqual(['/config', PRICE.slice('/api'.length)]);
});

test('no text in an answer can close its element, and none is a place', async () => {
  const hostile = {
    text: '</script><script>alert(1)</script><!--# include virtual="/answers/x" -->',
  };
  const filled = await filledPage(() => Promise.resolve(JSON.stringify(hostile)));
  expect(filled.match(/<script/g)).toHaveLength(2);
  const [, inside = ''] = /data-answer="\/api\/config">(.*?)<\/script>/.exec(filled) ?? [];
  expect(JSON.parse(inside)).toEqual(hostile);
});

test('a server that fills no places sends the hints, and no answer', () => {
  expect(html.match(/<link>/g)).toHaveLength(2);
  expect(html).toContain(
    `data-answer="${CONFIG}"><!--# include virtual="/answers/config" --></script>`,
  );
});

describe('an answer', () => {
  let api: Server;
  let status: number | null;
  let read: (path: string) => Promise<string>;
  beforeEach(async () => {
    api = createServer(({ url }, response) => {
      if (status !== null) response.writeHead(status).end(url);
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    read = answersOf(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  });
  afterEach(() => {
    api.closeAllConnections();
    api.close();
  });

  test.each([
    [200, PRICE],
    [500, ''],
    [429, ''],
    [null, ''],
  ])('of status %p is %p', async (given, answer) => {
    status = given;
    expect(await read(PRICE.slice('/api'.length))).toBe(answer);
  });

  test('is empty if there is no API', async () => {
    api.close();
    expect(await read('/config')).toBe('');
  });
});
