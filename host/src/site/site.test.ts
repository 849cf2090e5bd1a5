import { parseSite, SiteError } from './site';

const game = { version: '1.4.0', entry: '/remotes/game/1.4.0/mf-manifest.json' };

test('a site names its remotes, their versions and their manifests', () => {
  const site = { remotes: { game } };
  expect(parseSite(site)).toEqual(site);
});

test('a remote may stand on another site, and be a pre-release', () => {
  const entry = 'https://games.example/remotes/game/2.0.0-rc.1/mf-manifest.json';
  const site = { remotes: { game: { version: '2.0.0-rc.1', entry } } };
  expect(parseSite(site)).toEqual(site);
});

test.each([
  ['nothing', null, 'it is not an object'],
  ['a list', [], 'it is not an object'],
  ['no remotes', {}, "'remotes' is not an object"],
  ['an empty list of remotes', { remotes: {} }, "'remotes' names none"],
  ['a key that nobody knows', { remotes: { game }, theme: 'x' }, "it has the unknown key 'theme'"],
  ['a remote without a place', { remotes: { shop: game } }, "'remotes' has the unknown key 'shop'"],
  ['a remote that is no object', { remotes: { game: '1.4.0' } }, "'game' is not an object"],
  [
    'no version',
    { remotes: { game: { entry: game.entry } } },
    "'game.version' is not a version such as 1.4.0",
  ],
  [
    'a version range',
    { remotes: { game: { ...game, version: '^1.4.0' } } },
    "'game.version' is not a version such as 1.4.0",
  ],
  [
    'a script in place of the manifest',
    { remotes: { game: { ...game, entry: 'javascript:alert(1)' } } },
    "'game.entry' is not the address of a manifest",
  ],
  [
    'a relative address',
    { remotes: { game: { ...game, entry: 'mf-manifest.json' } } },
    "'game.entry' is not the address of a manifest",
  ],
])('%s is refused, and the message says why', (_name, value, reason) => {
  expect(() => parseSite(value)).toThrow(SiteError);
  expect(() => parseSite(value)).toThrow(reason);
});

test('the message names every fault', () => {
  const value = { remotes: { game: { version: 'x', entry: 'y' } } };
  expect(() => parseSite(value)).toThrow(/game\.version.*; .*game\.entry/);
});
