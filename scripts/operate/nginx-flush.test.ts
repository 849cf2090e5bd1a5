import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { composePage } from '../site/page';
import { startRealNginx } from './testing/real-nginx';

// A composed page on the real nginx, before an API that thinks until the tests let it answer.

jest.setTimeout(60_000);

const HOST_PAGE =
  '<html><head><script id="early"></script></head><body><div id="root"></div></body></html>';
const HTML = composePage(HOST_PAGE, {
  descriptor: { schema: 2, serial: 1, remotes: {} },
  hints: [{ href: '/api/time' }, { href: '/api/config' }, { href: '/a.js', integrity: 'sha384-A' }],
  view: {
    body: '<b>the first paint</b>',
    looks: '',
    rules: 'b{gap:0}',
    script: { path: 'first-paint.js', content: '', integrity: 'sha384-A' },
    remotes: [],
  },
});

let api: Server;
let letAnswer: () => void;
beforeEach(async () => {
  const answered = new Promise<void>((resolve) => (letAnswer = resolve));
  api = createServer((_request, response) => {
    void answered.then(() => response.setHeader('cache-control', 'no-store').end('{"ready":1}'));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

type Headers = Readonly<Record<string, string>>;

async function overHttp1(port: number, headers: Headers) {
  const call = request({ port, headers, path: '/', host: '127.0.0.1' }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return { body: response, headers: response.headers, close: () => undefined };
}

async function overHttp2(port: number, headers: Headers) {
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/', ...headers });
  const [answer] = (await once(stream, 'response')) as [Headers];
  expect(session.alpnProtocol).toBe('h2');
  return { body: stream, headers: answer, close: () => session.close() };
}

/** Unpacks each piece as soon as it is there, as a browser does. */
function unpacked(body: Readable, encoding: string | undefined): Readable {
  if (encoding === undefined) return body;
  expect(encoding).toBe('gzip');
  return body.pipe(createGunzip({ flush: constants.Z_SYNC_FLUSH }));
}

test.each([
  ['HTTP/1.1', 'identity', overHttp1],
  ['HTTP/1.1', 'gzip', overHttp1],
  ['HTTP/2', 'identity', overHttp2],
  ['HTTP/2', 'gzip', overHttp2],
])(
  'over %s, %s, the page begins to come while the API thinks, and its answers follow',
  async (protocol, encoding, get) => {
    const apis = [`127.0.0.1:${(api.address() as AddressInfo).port}`];
    const files = { 'index.html': HTML };
    const nginx = await startRealNginx({ files, apis, hasTls: protocol === 'HTTP/2' });
    const { body, headers, close } = await get(nginx.port, { 'accept-encoding': encoding });
    let page = '';
    for await (const piece of unpacked(body, headers['content-encoding'])) {
      page += String(piece);
      // The API answers only once all that the browser can request and show without it is there.
      const seen = ['b{gap:0}', '"/first-paint.js"', '"/a.js"', 'the first paint'];
      if (seen.every((each) => page.includes(each))) letAnswer();
    }
    close();
    await nginx.stop();
    expect(page).toContain('data-answer="/api/time">{"ready":1}</script>');
    expect(page).toContain('data-answer="/api/config">{"ready":1}</script>');
    expect(page).toContain('<script type="application/json"></script>');
    expect(page).toMatch(/<\/html>$/);
  },
);
