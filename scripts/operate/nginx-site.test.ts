import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { folderStore } from '../../remote-kit/src/release/store/folder-store';
import { cacheControl } from '../../remote-kit/src/release/store/headers';
import { securityHeaders } from '../site/site';
import { startRealNginx, type RealNginx } from './testing/real-nginx';

// The real nginx with a small site, and no API behind it.

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FRAME = '/remotes/chart/0.1.0/frame.0a1b2c3d.html';
const SCRIPT = '/main.07299ed2.js';
const WORKER = '/push-worker.js';
const files = {
  'pages/index.html': 'the game',
  'pages/dashboard.html': 'the dashboard',
  'pages/team/board.html': "a team's page",
  'pages/players/_address.html': 'a player',
  'other.html': 'no such page',
  'site.json': '{}',
  [SCRIPT]: '',
  [WORKER]: '',
  [FRAME]: '',
};

let nginx: RealNginx;
beforeAll(async () => {
  nginx = await startRealNginx({
    files,
    apis: ['127.0.0.1:9'],
  });
});
afterAll(() => nginx.stop());

function get(path: string, headers: Record<string, string> = {}) {
  return fetch(`http://127.0.0.1:${nginx.port}${path}`, { headers, redirect: 'manual' });
}

/** The answer with the body as it was sent. */
async function rawGet(path: string, headers: Record<string, string>) {
  const call = request({ port: nginx.port, path, headers }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode, headers: answer.headers, body };
}

/** An origin between two spaces is the same policy. */
function withoutSpaces(headers: Record<string, string | null>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value?.replaceAll(/ +(?=[ ;])/g, '')]),
  );
}

test.each(['/', '/dashboard', SCRIPT, WORKER, FRAME, '/site.json'])(
  '%s has the headers of the local site',
  async (path) => {
    const { status, headers } = await get(path);
    const expected = {
      ...securityHeaders(path, { development: false }),
      'cache-control': cacheControl(path),
    };
    const sent = Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]));
    expect({ status, ...withoutSpaces(sent) }).toEqual({ status: 200, ...expected });
    expect(headers.has('strict-transport-security')).toBe(false);
  },
);

test('a browser accepts the service worker: as a script, and as one for pages of this site only', async () => {
  const { headers } = await get(WORKER);
  expect(headers.get('content-type')).toMatch(/^(?:application|text)\/javascript/);
  expect(headers.get('content-security-policy')).toContain("worker-src 'self';");
});

test.each([
  ['/', 200, 'the game'],
  ['/dashboard', 200, 'the dashboard'],
  ['/team/board', 200, "a team's page"],
  [`/players/${ADDRESS}`, 200, 'a player'],
  [`/players/${ADDRESS.toLowerCase()}`, 200, 'a player'],
  ['/players/0x7099', 404, 'no such page'],
  [`/players/${ADDRESS}/more`, 404, 'no such page'],
  ['/pages/dashboard', 404, 'no such page'],
  ['/pages/dashboard.html', 404, 'no such page'],
  ['/players/_address', 404, 'no such page'],
  ['/team', 404, 'no such page'],
  ['/nothing-here.json', 404, 'no such page'],
])('a browser gets %s with %i: %s', async (path, status, body) => {
  const answer = await get(path, { accept: 'text/html' });
  expect([answer.status, await answer.text()]).toEqual([status, body]);
});

test('a page that a release adds is there at once, without a reload of nginx', async () => {
  expect((await get('/leaderboard')).status).toBe(404);
  await nginx.write('pages/leaderboard.html', 'the leaderboard');
  const answer = await get('/leaderboard', { accept: 'text/html' });
  expect([answer.status, await answer.text()]).toEqual([200, 'the leaderboard']);
});

test.each([
  ['/missing.js', 404, 'not_found'],
  ['/rpc', 404, 'not_found'],
  ['/api', 404, 'not_found'],
  ['/api/metrics', 404, 'not_found'],
  ['/api/status', 503, 'api_unavailable'],
])("any other caller gets %s with %i and %s, in the API's format", async (path, status, error) => {
  const answer = await get(path);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  // A file that is missing now may be there in a moment.
  expect(answer.headers.get('cache-control')).toBe(status === 503 ? 'no-store' : null);
  expect([answer.status, await answer.json()]).toMatchObject([status, { success: false, error }]);
});

describe('of a site under a path', () => {
  let below: RealNginx;
  beforeAll(async () => {
    const variables = { SITE_ORIGIN: 'http://localhost/updown' };
    below = await startRealNginx({ files, apis: ['127.0.0.1:9'], variables });
  });
  afterAll(() => below.stop());

  test.each([
    ['/updown/', 200, 'the game'],
    ['/updown', 200, 'the game'],
    ['/updown/dashboard', 200, 'the dashboard'],
    [`/updown/players/${ADDRESS}`, 200, 'a player'],
    ['/updown/site.json', 200, '{}'],
    ['/updown/nowhere', 404, 'no such page'],
    ['/updown/updown/dashboard', 404, 'no such page'],
    ['/updowns/dashboard', 404, 'no such page'],
    ['/updown/api/status', 503, expect.stringContaining('api_unavailable')],
  ])('a browser gets %s with %i', async (path, status, body) => {
    const address = `http://localhost:${below.port}${path}`;
    const answer = await fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect([answer.status, await answer.text()]).toEqual([status, body]);
  });

  test('the status page and its files are below the path, and name no address outside of it', async () => {
    const get = (path: string) => fetch(`http://localhost:${below.port}/updown/${path}`);
    const page = await (await get('status')).text();
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
    expect(addresses.filter((address) => address.startsWith('/'))).toEqual([]);
    const files = addresses.filter((address) => address.startsWith('status/'));
    expect(files).toHaveLength(2);
    for (const path of files) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  test('a file and a document of a remote have the headers of their place', async () => {
    for (const path of [SCRIPT, FRAME]) {
      const { headers } = await fetch(`http://localhost:${below.port}/updown${path}`);
      expect(headers.get('cache-control')).toBe(cacheControl(path));
      const policy = securityHeaders(path, { development: false });
      expect(headers.get('content-security-policy')?.replaceAll(/ +(?=[ ;])/g, '')).toBe(
        policy['content-security-policy'],
      );
    }
  });
});

describe('a browser that has an earlier script', () => {
  // Two builds of one script differ in little.
  const lines = Array.from({ length: 500 }, (_, line) => `export const line${line} = ${line};`);
  const [earlier, later] = [lines.join('\n'), lines.join('\n').replace('= 7;', '= 8;')];
  const sha256 = createHash('sha256').update(earlier).digest('base64');
  const encodings = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz' };
  const knowing = (hash: string) => ({ ...encodings, 'available-dictionary': `:${hash}:` });

  async function release(path: string, content: string): Promise<void> {
    await folderStore(nginx.site).write(path, Buffer.from(content));
  }

  test.each([
    ['a remote', 'remotes/game/0.1.0/first.0a1b2c3d.js', 'remotes/game/0.2.0/first.4e5f6a7b.js'],
    ['the host', 'main.0a1b2c3d.js', 'main.4e5f6a7b.js'],
  ])('gets the difference of the next release of %s', async (_whose, before, after) => {
    await release(before, earlier);
    await release(after, later);
    const first = await get(`/${before}`, encodings);
    const match = before.replace('0.1.0', '*').replace('0a1b2c3d', '*');
    expect(first.headers.get('use-as-dictionary')).toBe(`match="/${match}"`);

    const { status, headers, ...answer } = await rawGet(`/${after}`, knowing(sha256));
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe('dcz');
    expect(headers['content-type']).toMatch(/^application\/javascript/);
    expect(headers['vary']).toContain('available-dictionary');
    expect(headers['cache-control']).toBe(cacheControl(`/${after}`));
    expect(answer.body.length).toBeLessThan(120);
    expect(answer.body.subarray(8, 40).toString('base64')).toBe(sha256);
  });

  test.each([
    ['another file', knowing(createHash('sha256').update('other').digest('base64'))],
    ['no hash', knowing('../../main')],
    ['no use for differences', { 'available-dictionary': `:${sha256}:` }],
  ])('gets the whole script for %s', async (_what, headers) => {
    const answer = await get('/main.4e5f6a7b.js', headers);
    expect([answer.status, await answer.text()]).toEqual([200, later]);
  });

  test('finds no difference by its own address', async () => {
    const { status } = await get(`/main.4e5f6a7b.js.dcz/${sha256}`);
    expect(status).toBe(404);
  });
});
