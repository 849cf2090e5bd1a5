import { cacheControl } from '../../remote-kit/src/pages/caching';
import { securityHeaders } from '../site/security-headers';
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
