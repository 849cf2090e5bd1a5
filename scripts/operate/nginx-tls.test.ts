import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startRealNginx } from './testing/real-nginx';

// The real nginx with a certificate of its own, called over HTTP/2.

let api: Server;
let seen: IncomingHttpHeaders[];
let nginx: Awaited<ReturnType<typeof startRealNginx>>;
let session: ClientHttp2Session;
beforeAll(async () => {
  seen = [];
  api = createServer(({ headers }, response) => {
    seen.push(headers);
    response.writeHead(200).end('{}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  nginx = await startRealNginx({
    files: { 'pages/index.html': '<h1>UpDown</h1>' },
    apis: [`127.0.0.1:${(api.address() as AddressInfo).port}`],
    hasTls: true,
  });
  session = connect(`https://localhost:${nginx.port}`, { rejectUnauthorized: false });
  await once(session, 'connect');
});
afterAll(async () => {
  session.close();
  await nginx.stop();
  api.close();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const stream = session.request({ ':path': path, ...headers });
  const [answer] = (await once(stream, 'response')) as [Record<string, string | number>];
  return { status: answer[':status'], headers: answer, body: await text(stream) };
}

test('a page comes over HTTP/2, and the browser keeps to https', async () => {
  const { status, headers, body } = await get('/');
  expect(session.alpnProtocol).toBe('h2');
  expect({ status, body }).toEqual({ status: 200, body: '<h1>UpDown</h1>' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('the API learns the name and the scheme of the site', async () => {
  expect(await get('/api/status')).toMatchObject({ status: 200 });
  expect(seen.at(-1)).toMatchObject({
    'x-forwarded-proto': 'https',
    'x-forwarded-host': expect.stringMatching(/^localhost:\d+$/) as string,
  });
});

test('another name is rejected over HTTP/2 too', async () => {
  const calls = seen.length;
  expect(await get('/api/status', { ':authority': 'evil.example' })).toMatchObject({ status: 421 });
  expect(seen).toHaveLength(calls);
});
