import { compose, type Contributes } from '@updown/protocol/site/contributions';
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { hintsFor, pageAddresses, shownAt } from './hints';

const title = { en: 'Title' };
const FOLDER = '/remotes/game/1.0.0';

function remote(contributes: Contributes, more: object = {}): SiteDescriptor['remotes'][string] {
  return {
    version: '1.0.0',
    entry: `${FOLDER}/entry.1.js`,
    integrity: 'sha384-entry',
    needs: {},
    modules: {
      GamePanel: { 'panel.2.js': 'sha384-panel', 'both.3.js': 'sha384-both' },
      PlayersHistory: { 'table.4.js': 'sha384-table', 'both.3.js': 'sha384-both' },
      RoundLineBar: { 'line.6.js': 'sha384-line' },
      PlayerRecord: { 'record.5.js': 'sha384-record', 'both.3.js': 'sha384-both' },
    },
    contributes,
    ...more,
  };
}
const game = remote({
  pages: [{ path: '/players/:address', title, module: 'PlayerRecord', reads: ['/api/config'] }],
  places: [
    { place: 'game.line', title, module: 'RoundLineBar' },
    { place: 'game.history', title, module: 'PlayersHistory', reads: ['/api/history'] },
    { place: 'game.panel', title, module: 'GamePanel', reads: ['/api/config', '/api/limits'] },
  ],
});

function scripts(...names: string[]) {
  return names.map((name) => ({
    href: `${FOLDER}/${name}`,
    integrity: `sha384-${name.split('.')[0]}`,
  }));
}

test('the start page hints at the modules and reads of its first places, and of no other', () => {
  expect(hintsFor('/', { remotes: { game } })).toEqual([
    ...scripts('entry.1.js', 'panel.2.js', 'both.3.js'),
    { href: '/api/config' },
    { href: '/api/limits' },
  ]);
});

test("a remote's page hints at its own module", () => {
  expect(hintsFor('/players/:address', { remotes: { game } })).toEqual([
    ...scripts('entry.1.js', 'record.5.js', 'both.3.js'),
    { href: '/api/config' },
  ]);
});

test.each([
  ['that is off', { off: 'It loses stakes.' }],
  ['on another server', { entry: 'https://cdn.example/entry.js' }],
])('a remote %s gets no hint at its scripts', (_what, more) => {
  const hints = hintsFor('/', { remotes: { game: { ...game, ...more } } });
  expect(hints.filter(({ integrity }) => integrity !== undefined)).toEqual([]);
});

test('without the start page, / is the first page of the navigation', () => {
  const board = (path: string, link?: number) =>
    remote({ pages: [{ path, title, module: 'PlayerRecord', ...(link && { link }) }] });
  const remotes = { late: board('/late', 20), early: board('/early', 10), none: board('/none') };
  expect(shownAt('/', compose(remotes))).toBe('/early');
  expect(hintsFor('/', { remotes })).toEqual(hintsFor('/early', { remotes }));
  expect(shownAt('/', compose({ game }))).toBe('/');
});

test('a site has the pages of every version that a visitor may get', () => {
  const page = (path: string) => ({ pages: [{ path, title, module: 'PlayerRecord' }] });
  const { off: _off, ...version } = game;
  const next = { ...version, contributes: page('/new'), share: 5 };
  const fallback = { ...version, contributes: page('/old') };
  const forced = remote(page('/index'));
  expect(pageAddresses({ remotes: { game: { ...game, next, fallback }, forced } })).toEqual([
    '/',
    '/players/:address',
    '/new',
    '/old',
  ]);
});
