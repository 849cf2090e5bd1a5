import * as v from 'valibot';
import {
  compose,
  contributedText,
  contributesSchema,
  hasStartPage,
  remotesOn,
} from './contributions';

const title = { en: 'Title' };

function page(path: string, more: object = {}) {
  return { path, title, module: 'Page', ...more };
}
function place(name: string, more: object = {}) {
  return { place: name, title, module: 'Part', ...more };
}

test('a site has the pages and places of all its remotes', () => {
  const composition = compose({
    game: { contributes: { places: [place('game.panel')] } },
    board: { contributes: { pages: [page('/board')], places: [place('game.aside')] } },
    plain: {},
  });
  expect(composition).toEqual({
    pages: [{ ...page('/board'), remote: 'board' }],
    places: {
      'game.panel': [{ ...place('game.panel'), remote: 'game' }],
      'game.aside': [{ ...place('game.aside'), remote: 'board' }],
    },
    faults: [],
  });
});

test('links and the modules of a place come in their order, and pages without a link last', () => {
  const { pages, places } = compose({
    one: {
      contributes: {
        pages: [page('/none'), page('/late', { link: 20 })],
        places: [place('game.aside', { order: 2 })],
      },
    },
    two: { contributes: { pages: [page('/early', { link: 10 })], places: [place('game.aside')] } },
  });
  expect(pages.map(({ path }) => path)).toEqual(['/early', '/late', '/none']);
  expect(places['game.aside']?.map(({ remote }) => remote)).toEqual(['two', 'one']);
});

test.each([
  [
    'a path that another remote has had first',
    { pages: [page('/board')] },
    'the path /board belongs to first',
  ],
  ['a place that does not exist', { places: [place('game.roof')] }, 'there is no place game.roof'],
])('%s is ignored, and named', (_what, contributes, detail) => {
  const first = { contributes: { pages: [page('/board')] } };
  const composition = compose({ first, second: { contributes, modules: { Page: {}, Part: {} } } });
  expect(composition).toEqual({
    pages: [{ ...page('/board'), remote: 'first' }],
    places: {},
    faults: [{ remote: 'second', detail }],
  });
});

test('a missing module is named; the page or place stays, and shows its failure', () => {
  const contributes = { pages: [page('/new', { module: 'Lost' })], places: [place('game.aside')] };
  const { pages, places, faults } = compose({ team: { contributes, modules: { Page: {} } } });
  expect(pages).toHaveLength(1);
  expect(places['game.aside']).toHaveLength(1);
  expect(faults.map(({ detail }) => detail)).toEqual([
    'it has no module Lost',
    'it has no module Part',
  ]);
});

test.each([
  ['/leaderboard', true],
  ['/teams/board', true],
  ['/players/:address', true],
  ['/', false],
  ['leaderboard', false],
  ['/Leaderboard', false],
  ['/a/../b', false],
  ['/players/:id', false],
  ['/players/:address/more', false],
  ['/api/board', false],
  ['/remotes', false],
  ['/site.json', false],
])('%s can be the path of a page: %s', (path, can) => {
  expect(v.is(contributesSchema, { pages: [page(path)] })).toBe(can);
});

test('a title is needed in English, and shown there for a language that it lacks', () => {
  expect(v.is(contributesSchema, { pages: [page('/a', { title: { es: 'Tabla' } })] })).toBe(false);
  const text = { en: 'Player {address}', es: 'Jugador {address}' };
  expect(contributedText(text, 'es', { address: '0x70…' })).toBe('Jugador 0x70…');
  expect(contributedText(text, 'tr', { address: '0x70…' })).toBe('Player 0x70…');
  expect(contributedText(text, 'en')).toBe('Player {address}');
});

test('the start page exists once a remote fills a place that is there from the beginning', () => {
  const site = (name: string) => compose({ any: { contributes: { places: [place(name)] } } });
  expect(hasStartPage(site('game.chart'))).toBe(true);
  expect(hasStartPage(site('game.aside'))).toBe(false);
  expect(hasStartPage(compose({}))).toBe(false);
});

test('a page has the remotes that it shows, the one that a visitor waits for first', () => {
  const composition = compose({
    chart: { contributes: { places: [place('game.chart'), place('game.ticker')] } },
    game: { contributes: { places: [place('game.panel'), place('game.line')] } },
    board: { contributes: { pages: [page('/board')] } },
  });
  expect(remotesOn('/', composition)).toEqual(['game', 'chart']);
  expect(remotesOn('/board', composition)).toEqual(['board']);
  expect(remotesOn('/elsewhere', composition)).toEqual([]);
});
