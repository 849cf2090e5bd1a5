import { http, HttpResponse } from 'msw';
import { fakeServer } from '../../testing/fake-server';
import { release } from '../../testing/page';
import { readSite, parseEnvelope, parseSite, servedHost } from './read-site';

const site = { schema: 2, serial: 1, remotes: { game: release('game') } };
const parsed = { serial: 1, remotes: { game: { status: 'on', remote: release('game') } } };
const { server } = fakeServer();

afterEach(() => {
  document.body.innerHTML = '';
});

test('the descriptor is fetched', async () => {
  server.use(http.get('*/site.json', () => HttpResponse.json(site)));
  expect(await readSite()).toEqual(parsed);
});

test('a descriptor in the page itself is not fetched', async () => {
  document.body.innerHTML = `<script type="application/json" id="site">${JSON.stringify(site)}</script>`;
  expect(await readSite()).toEqual(parsed);
});

test('a missing descriptor is reported', async () => {
  server.use(http.get('*/site.json', () => new HttpResponse(null, { status: 404 })));
  await expect(readSite()).rejects.toThrow('The site descriptor, /site.json, answers 404.');
});

test('a descriptor that cannot be fetched is reported', async () => {
  server.use(http.get('*/site.json', () => HttpResponse.error()));
  await expect(readSite()).rejects.toThrow('could not be fetched');
});

test('a page in place of the descriptor is reported', async () => {
  server.use(http.get('*/site.json', () => HttpResponse.html('<!doctype html>')));
  await expect(readSite()).rejects.toThrow('The site descriptor is not JSON.');
});

function parse(remotes: object) {
  return parseSite(parseEnvelope({ schema: 2, serial: 3, remotes })).remotes;
}

const game = release('game');

test('a site names its remotes with all that the host must know before it loads them', () => {
  const fallback = release('game', '0.9.0');
  const next = { ...release('game', '1.1.0'), share: 20 };
  const chart = { ...release('chart'), entry: 'https://charts.example/entry.js' };
  expect(parse({ game: { ...game, fallback, next }, chart })).toEqual({
    game: { status: 'on', remote: { ...game, fallback, next } },
    chart: { status: 'on', remote: chart },
  });
});

test('a remote may be off, for a reason', () => {
  expect(parse({ game: { ...game, off: 'It loses stakes.' } })).toEqual({
    game: { status: 'off', reason: 'It loses stakes.', contributes: game.contributes },
  });
});

test.each([
  ['nothing', null, '?', 'game.Invalid type: Expected Object but received null'],
  [
    'a version range',
    { ...game, version: '^1.0.0' },
    '?',
    'game.version: It is not a version such as 1.4.0.',
  ],
  [
    'no script',
    { ...game, entry: 'javascript:alert(1)' },
    '1.0.0',
    'game.entry: It is not the address of a script.',
  ],
  [
    'no hash',
    { ...game, integrity: '' },
    '1.0.0',
    'game.integrity: It is not a SHA-384 hash such as sha384-….',
  ],
  ['an unknown key', { ...game, vesion: '1.0.0' }, '1.0.0', 'game.vesion: '],
])('a part with %s stays a fault of that remote', (_what, part, version, fault) => {
  const chart = release('chart');
  expect(parse({ game: part, chart })).toEqual({
    game: {
      status: 'broken',
      version,
      fault: expect.stringContaining(fault) as string,
      // Its places show the fault.
      contributes: part?.contributes,
    },
    chart: { status: 'on', remote: chart },
  });
});

test('a part whose contributions cannot be read has no place', () => {
  const contributes = { pages: [{ path: 'javascript:alert(1)' }] };
  expect(parse({ game: { ...game, contributes } })).toEqual({
    game: {
      status: 'broken',
      version: '1.0.0',
      fault:
        'game.contributes.pages.0.path: It is not a path such as /leaderboard or /players/:address.',
    },
  });
});

test('a name that no remote can have is ignored, with a warning', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  expect(parse({ '../game': game })).toEqual({});
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('../game'));
  warned.mockRestore();
});

test.each([
  ['nothing', null, 'not valid'],
  ['no schema', { serial: 1, remotes: {} }, 'schema'],
  ['another schema', { schema: 3, serial: 1, remotes: {} }, 'schema'],
  ['no serial number', { schema: 2, remotes: {} }, 'serial'],
  ['no remotes', { schema: 2, serial: 1 }, 'remotes'],
])('a descriptor with %s stops the page', (_what, value, reason) => {
  expect(() => parseEnvelope(value)).toThrow(reason);
});

test("the host's version is in its file on the server", async () => {
  const file = { version: '0.2.0', provides: { react: '19.3.1' }, keys: {} };
  server.use(http.get('*/host.json', () => HttpResponse.json(file)));
  expect(await servedHost()).toBe('0.2.0');
});

test.each([
  ['no file', () => new HttpResponse(null, { status: 404 })],
  ['no answer', () => HttpResponse.error()],
  ['a page in its place', () => HttpResponse.html('<!doctype html>')],
  ['a file without a version', () => HttpResponse.json({})],
])('a server with %s says nothing about the host', async (_what, answer) => {
  server.use(http.get('*/host.json', answer));
  expect(await servedHost()).toBeUndefined();
});
