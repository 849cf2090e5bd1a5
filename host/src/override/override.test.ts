import { http, HttpResponse } from 'msw';
import { fakeServer } from '../../testing/fake-server';
import { release, site } from '../../testing/page';
import type { Site } from '../site/site';
import { overridden, overriddenLike } from './override';
import { storeOverrides } from './stored-overrides';

const ORIGIN = 'http://localhost:3001';
const allowing: Site = { ...site('game', 'chart'), allowedOverrides: [ORIGIN] };
const { server } = fakeServer();

function answer(part: unknown) {
  server.use(
    http.get(`${ORIGIN}/override.json`, () => HttpResponse.json({ remotes: { game: part } })),
  );
}

test("a tab's override replaces the site's remote, without a hash", async () => {
  answer(release('game', '1.1.0'));
  storeOverrides({ game: ORIGIN }, sessionStorage);
  const { remotes, overridden: active } = await overridden(allowing);
  const entry = `${ORIGIN}/remotes/game/1.1.0/remote-entry.js`;
  expect(remotes.game).toEqual({
    status: 'on',
    remote: { ...release('game', '1.1.0'), entry, integrity: '' },
  });
  expect(remotes.chart).toBe(allowing.remotes.chart);
  expect(active).toEqual({ game: ORIGIN });
});

test.each([
  ['an origin that is not on the list', JSON.stringify({ game: 'http://localhost:3002' })],
  ['a name that no remote can have', JSON.stringify({ '../game': ORIGIN })],
  ['text that is no JSON', '{'],
])('%s in the storage changes nothing', async (_what, text) => {
  sessionStorage.setItem('updown:overrides', text);
  expect((await overridden(allowing)).remotes).toEqual(allowing.remotes);
});

test('a site without a list has no override', async () => {
  storeOverrides({ game: ORIGIN }, sessionStorage);
  const plain = site('game');
  expect(await overridden(plain)).toBe(plain);
});

test.each([
  [
    'another origin',
    { ...release('game'), entry: 'https://evil.example/entry.js' },
    'evil.example',
  ],
  ['no release', { version: '1.0.0' }, 'override.json'],
])('an answer that names %s fails in its places', async (_what, part, fault) => {
  answer(part);
  storeOverrides({ game: ORIGIN }, sessionStorage);
  expect((await overridden(allowing)).remotes.game).toMatchObject({
    status: 'broken',
    fault: expect.stringContaining(fault) as string,
  });
});

test('a release of the site does not change an override', () => {
  const own = { status: 'on', remote: release('game', '9.0.0') } as const;
  const running: Site = { ...allowing, overridden: { game: ORIGIN }, remotes: { game: own } };
  const newer: Site = { ...site('game', 'chart'), serial: 2 };
  expect(overriddenLike(running, newer).remotes).toEqual({ ...newer.remotes, game: own });
});
