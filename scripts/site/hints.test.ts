import { hintsOf, PLAYER_PAGE, readsOn, remotesOn } from './hints';
import type { Release } from '@updown/shared/site';

const whole = { remotes: { game: {}, chart: {}, dashboard: {} } };

test('each page has the remotes that it shows', () => {
  expect(remotesOn('/', whole)).toEqual(['game', 'chart']);
  expect(remotesOn('/dashboard', whole)).toEqual(['dashboard']);
  expect(remotesOn(PLAYER_PAGE, whole)).toEqual(['game']);
  expect(remotesOn('/elsewhere', whole)).toEqual([]);
});

test('if the dashboard is alone, it is the page at /', () => {
  const alone = { remotes: { dashboard: {} } };
  expect(remotesOn('/', alone)).toEqual(['dashboard']);
});

test('the game begins with the round, the price and the history; the dashboard with the status of the game', () => {
  const round = { href: '/api/contract/current-round-fast' };
  expect(readsOn('/', whole)).toContainEqual(round);
  expect(readsOn('/', whole)).toContainEqual({ href: '/api/contract/players/history-fast' });
  expect(readsOn('/', { remotes: { dashboard: {} } })).toEqual(readsOn('/dashboard', whole));
  expect(readsOn('/dashboard', whole)).not.toContainEqual(round);
  expect(readsOn('/dashboard', whole)).toContainEqual({ href: '/api/status' });
});

test('a remote that is not deployed gets no hint', () => {
  expect(remotesOn('/dashboard', { remotes: { game: {} } })).toEqual([]);
});

const FOLDER = '/remotes/game/1.0.0';
const release: Release = {
  version: '1.0.0',
  entry: `${FOLDER}/entry.1.js`,
  integrity: 'sha384-entry',
  needs: {},
  modules: {
    GamePanel: { 'panel.2.js': 'sha384-panel', 'both.3.js': 'sha384-both' },
    PlayersHistory: { 'table.4.js': 'sha384-table', 'both.3.js': 'sha384-both' },
    PlayerRecord: { 'record.5.js': 'sha384-record', 'both.3.js': 'sha384-both' },
  },
};

test.each([
  ['/', ['entry.1.js', 'panel.2.js', 'both.3.js', 'table.4.js']],
  [PLAYER_PAGE, ['entry.1.js', 'record.5.js', 'both.3.js']],
])(
  "the page %s hints at a remote's entry and the modules that it shows, with hashes",
  (page, files) => {
    expect(hintsOf(page, release)).toEqual(
      files.map((name) => ({
        href: `${FOLDER}/${name}`,
        integrity: `sha384-${name.split('.')[0]}`,
      })),
    );
  },
);
