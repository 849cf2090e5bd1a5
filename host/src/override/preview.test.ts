import { releaseOf, type ReleaseFile } from '@updown/protocol/site/site-descriptor';
import { http, HttpResponse } from 'msw';
import { fakeServer } from '../../testing/fake-server';
import { site } from '../../testing/page';
import type { Site } from '../site/site';
import { overriddenLike } from './override';
import { previewed } from './preview';

const ID = `12-${'0'.repeat(16)}`;
const VERSION = '0.2.0-preview.1000';
const UNTIL = 2_000_000_000;
const preview = {
  remote: 'game',
  version: VERSION,
  integrity: `sha384-${'A'.repeat(64)}`,
  until: UNTIL,
};
const file: ReleaseFile = {
  name: 'game',
  version: VERSION,
  commit: '',
  entry: 'entry.js',
  needs: {},
  modules: {},
  files: { 'entry.js': preview.integrity },
};
const served: Site = { ...site('game', 'chart'), previews: { [ID]: preview } };
const { server } = fakeServer();
let requests: { path: string; integrity: string }[] = [];

/** The server's answer, and its clock. */
function answers(body: object, seconds: number, age = 0) {
  server.use(
    http.get('*/remotes/*', ({ request: { url, integrity } }) => {
      requests.push({ path: new URL(url).pathname, integrity });
      const date = new Date(seconds * 1000).toUTCString();
      return HttpResponse.json(body, { headers: { date, age: String(age) } });
    }),
  );
}

function opens(query: string) {
  history.replaceState(null, '', `/${query}`);
  return previewed(served);
}

beforeEach(() => {
  requests = [];
  sessionStorage.clear();
  answers(file, UNTIL - 1);
});

test('without its link, no byte of a preview is requested', async () => {
  expect(await opens('?round=7')).toBe(served);
  expect(requests).toEqual([]);
});

test('a link shows its preview on each page of its tab, in place of the version of all visitors', async () => {
  const linked = await opens(`?preview=${ID}`);
  expect(linked.remotes).toEqual({
    ...served.remotes,
    game: { status: 'on', remote: releaseOf(file) },
  });
  expect(linked.preview).toEqual(preview);
  const { integrity } = preview;
  expect(requests).toEqual([{ path: `/remotes/game/${VERSION}/release.json`, integrity }]);
  expect(await opens('dashboard')).toEqual(linked);
});

test('a release of the site does not change a preview', async () => {
  const running = await opens(`?preview=${ID}`);
  const { game } = running.remotes;
  expect(overriddenLike(running, served).remotes).toEqual({ ...served.remotes, game });
});

test.each([
  ['is over by the clock of the server', `?preview=${ID}`, UNTIL, 0],
  ['is over, and whose description a cache has kept', `?preview=${ID}`, UNTIL - 100, 100],
  ['is unknown', `?preview=${'1'.repeat(16)}`, 0, 0],
  ['has a name of all objects', '?preview=toString', 0, 0],
])('a preview that %s shows the released version, and says so', async (_what, query, now, age) => {
  answers(file, now, age);
  expect(await opens(query)).toEqual({ ...served, preview: null });
  expect(await opens('')).toBe(served);
});

test('a damaged list of previews breaks only the page of a link', async () => {
  const damaged: Site = { ...served, previews: 'no list' };
  history.replaceState(null, '', '/');
  expect(await previewed(damaged)).toBe(damaged);
  history.replaceState(null, '', `/?preview=${ID}`);
  expect(await previewed(damaged)).toEqual({ ...damaged, preview: null });
});

test('a preview that cannot be read fails in its own places', async () => {
  answers({ name: 'game' }, 0);
  const { remotes } = await opens(`?preview=${ID}`);
  expect(remotes).toMatchObject({
    chart: served.remotes['chart'],
    game: { status: 'broken', version: VERSION },
  });
});
