import { cacheControl } from '../site/caching';
import { securityHeaders } from '../site/security-headers';
import { startRealNginx, type RealNginx } from './testing/real-nginx';

// The real nginx with a small site, and no API behind it.

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FRAME = '/remotes/chart/0.1.0/frame.0a1b2c3d.html';
const SCRIPT = '/main.07299ed2.js';
const OVERRIDES = ['http://localhost:3000', 'https://preview.example'];
const files = {
  'index.html': 'the game',
  'dashboard.html': 'the dashboard',
  'players.address.html': 'a player',
  'other.html': 'no such page',
  'site.json': '{}',
  [SCRIPT]: '',
  [FRAME]: '',
};

let nginx: RealNginx;
beforeAll(async () => {
  nginx = await startRealNginx({
    files,
    apis: ['127.0.0.1:9'],
    variables: { OVERRIDES: OVERRIDES.join(' ') },
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

test.each(['/', '/dashboard', SCRIPT, FRAME, '/site.json'])(
  '%s has the headers of the local site',
  async (path) => {
    const { status, headers } = await get(path);
    const expected = {
      ...securityHeaders(path, { development: false, overrides: OVERRIDES }),
      'cache-control': cacheControl(path),
    };
    const sent = Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]));
    expect({ status, ...withoutSpaces(sent) }).toEqual({ status: 200, ...expected });
    expect(headers.has('strict-transport-security')).toBe(false);
  },
);

test.each([
  ['/', 200, 'the game'],
  ['/dashboard', 200, 'the dashboard'],
  [`/players/${ADDRESS}`, 200, 'a player'],
  [`/players/${ADDRESS.toLowerCase()}`, 200, 'a player'],
  ['/players/0x7099', 404, 'no such page'],
  [`/players/${ADDRESS}/more`, 404, 'no such page'],
  ['/nothing-here.json', 404, 'no such page'],
])('a browser gets %s with %i: %s', async (path, status, body) => {
  const answer = await get(path, { accept: 'text/html' });
  expect([answer.status, await answer.text()]).toEqual([status, body]);
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
