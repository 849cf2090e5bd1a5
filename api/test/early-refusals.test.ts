import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startRealNginx } from '../../scripts/operate/testing/real-nginx';
import { startSite } from '../../scripts/site/site';
import { freePort } from '../../tools/free-port';
import { startWorld, type World } from './world';

// A response that is sent before the whole request has arrived must reach the caller, directly and through both
// servers.

jest.setTimeout(120_000);

const REPEATS = 5;
/** Larger than the buffers of a connection. */
const LARGE_BODY = JSON.stringify({ text: 'x'.repeat(2 * 1024 * 1024) });
/** Below the limit of nginx, above that of the API. */
const MIDDLE_BODY = JSON.stringify({ text: 'x'.repeat(100 * 1024) });

let world: World;
const stops: (() => Promise<void>)[] = [];
const ports: Record<string, number> = {};
beforeAll(async () => {
  world = await startWorld({ RATE_LIMIT_PER_MINUTE: '200' });
  stops.push(() => world.stop());
  const { origin: apiUrl, host, port } = new URL(world.api().url);
  const nginx = await startRealNginx({ files: {}, apis: [host] });
  stops.push(() => nginx.stop());
  const sitePort = await freePort();
  const none = () => Promise.resolve();
  const frontEnds = { development: false, serve: none, stop: none };
  const site = await startSite({
    port: sitePort,
    apiUrl,
    chainUrl: world.anvil.url,
    frontEnds,
  });
  stops.push(() => site.stop());
  Object.assign(ports, { 'the API': Number(port), 'the local site': sitePort, nginx: nginx.port });
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

async function post(via: string, path: string, body: string, headers = {}) {
  const sent = request({
    host: 'localhost',
    port: ports[via],
    path: `/api${path}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    timeout: 10_000,
  });
  sent.on('timeout', () => sent.destroy(new Error('There was no answer.')));
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { success, error } = JSON.parse(await text(response)) as Record<string, unknown>;
  return { status: response.statusCode, success, error };
}

describe.each(['the API', 'the local site', 'nginx'])('%s', (via) => {
  test.each([
    { body: 'of 2 MB', content: LARGE_BODY, headers: {} },
    { body: 'of 100 KB', content: MIDDLE_BODY, headers: {} },
    { body: 'in chunks', content: LARGE_BODY, headers: { 'transfer-encoding': 'chunked' } },
  ])('says that a body $body is too large', async ({ content, headers }) => {
    for (let n = 0; n < REPEATS; n++) {
      expect(await post(via, '/predict', content, headers)).toEqual({
        status: 413,
        success: false,
        error: 'body_too_large',
      });
    }
  });

  test('says that the headers are too large', async () => {
    const headers = { 'x-large': 'x'.repeat(200_000) };
    for (let n = 0; n < REPEATS; n++) {
      expect(await post(via, '/predict', MIDDLE_BODY, headers)).toEqual({
        status: 431,
        success: false,
        error: 'headers_too_large',
      });
    }
  });

  test('says that the caller is not signed in', async () => {
    expect(await post(via, '/auth/logout', '{}')).toMatchObject({
      status: 401,
      error: 'unauthorized',
    });
  });
});

test.each(['the API', 'the local site', 'nginx'])(
  '%s says that the caller sends too many requests, even with a body that nobody reads',
  async (via) => {
    const answers = [];
    for (let n = 0; n < 250 && answers.at(-1)?.status !== 429; n++) {
      answers.push(await post(via, '/auth/verify', MIDDLE_BODY));
    }
    expect(answers.at(-1)).toEqual({ status: 429, success: false, error: 'too_many_requests' });
  },
);
