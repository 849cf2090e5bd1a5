import * as v from 'valibot';
import {
  compose,
  contributedText,
  contributesSchema,
  hasStartPage,
  remotesOn,
  type ContributedPage,
  type ContributedPlace,
  type Contributes,
} from './contributions';

const title = { en: 'Title' };

function page(path: string, more: Partial<ContributedPage> = {}): ContributedPage {
  return { path, title, module: 'Page', ...more };
}
function place(name: string, more: Partial<ContributedPlace> = {}): ContributedPlace {
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
    offered: {},
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

type Fault = [what: string, contributes: Contributes, detail: string];

const playersPath = `/players/0x${'7'.repeat(40)}`;

const faults: Fault[] = [
  [
    'a path that another remote has had first',
    { pages: [page('/board')] },
    'the path /board belongs to first',
  ],
  [
    'a path of another remote with a parameter',
    { pages: [page(playersPath)] },
    `the path ${playersPath} belongs to first`,
  ],
  [
    "another remote's place",
    { places: [place('game.panel')] },
    'the place game.panel belongs to first',
  ],
  [
    'a place of the site that it offers',
    { offers: [{ place: 'game.panel', height: '20px', limit: 1 }] },
    "the place game.panel is the site's own",
  ],
  [
    'a place that it offers under the name of another remote',
    { offers: [{ place: 'first.row', height: '20px', limit: 1 }] },
    'a place that it offers begins with second., and first.row does not',
  ],
  [
    'a place that it offers without room',
    { offers: [{ place: 'second.row', height: '20px', limit: 0 }] },
    'the place second.row has room for 1 to 9, and not 0',
  ],
  ['a place that does not exist', { places: [place('game.roof')] }, 'there is no place game.roof'],
  [
    'a long title in the navigation',
    { pages: [page('/x', { link: 5, title: { en: 'Short', es: 'x'.repeat(25) } })] },
    'the page /x: its title has 25 characters, and may have 24',
  ],
  [
    'a parameter in the title of a place',
    { places: [place('game.aside', { title: { en: '{valueOf}' } })] },
    'the place game.aside: its title has no {valueOf} to show: {valueOf}',
  ],
];
for (const path of [
  '/api/board',
  '/remotes',
  '/push-worker/board',
  '/status',
  '/index',
  '/icons',
]) {
  const detail = `the path ${path} belongs to the site itself`;
  faults.push([`the path ${path}`, { pages: [page(path)] }, detail]);
}
for (const link of [-1, 0, 0.5, 100]) {
  const detail = `the link of /x has a position from 1 to 99, and not ${link}`;
  faults.push([
    `the position ${link} in the navigation`,
    { pages: [page('/x', { link })] },
    detail,
  ]);
}
for (const [en, detail] of [
  ['{constructor}', 'has no {constructor} to show: {constructor}'],
  ['Player {address}', 'has no {address} to show: Player {address}'],
  ['x'.repeat(61), 'has 61 characters, and may have 60'],
  ['a\u202eb', 'has hidden characters'],
  [' ', 'has hidden characters'],
] as const) {
  const contributes = { pages: [page('/x', { title: { en } })] };
  faults.push([`the title ${en}`, contributes, `the page /x: its title ${detail}`]);
}

test.each(faults)('%s is ignored, and named', (_what, contributes, detail) => {
  const [board, players] = [page('/board'), page('/players/:address')];
  const first = { contributes: { pages: [board, players], places: [place('game.panel')] } };
  const composition = compose({ first, second: { contributes, modules: { Page: {}, Part: {} } } });
  expect(composition).toEqual({
    pages: [board, players].map((one) => ({ ...one, remote: 'first' })),
    places: { 'game.panel': [{ ...place('game.panel'), remote: 'first' }] },
    offered: {},
    faults: [{ remote: 'second', detail }],
  });
});

test('a path with a parameter is refused beside a page that another remote had there first', () => {
  const second = { contributes: { pages: [page('/players/:address')] } };
  const { faults } = compose({ first: { contributes: { pages: [page(playersPath)] } }, second });
  expect(faults).toEqual([
    { remote: 'second', detail: 'the path /players/:address belongs to first' },
  ]);
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
  ['/site.json', false],
])('%s can be the path of a page: %s', (path, can) => {
  expect(v.is(contributesSchema, { pages: [page(path)] })).toBe(can);
});

test('a title is needed in English, and shown there for a language that it lacks', () => {
  expect(v.is(contributesSchema, { pages: [{ ...page('/a'), title: { es: 'Tabla' } }] })).toBe(
    false,
  );
  const text = { en: 'Player {address}', es: 'Jugador {address}' };
  expect(contributedText(text, 'es', { address: '0x70…' })).toBe('Jugador 0x70…');
  expect(contributedText(text, 'tr', { address: '0x70…' })).toBe('Player 0x70…');
  expect(contributedText(text, 'en')).toBe('Player {address}');
  expect(contributedText({ en: '{constructor}' }, 'en')).toBe('{constructor}');
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

test('a place that a remote offers has the entries that others bring, in their order, up to its limit', () => {
  const row = (module: string) => place('board.row', { module });
  const offers = [{ place: 'board.row', height: '20px', limit: 2 }];
  const { offered, places, faults } = compose({
    badges: { contributes: { places: [row('Badge')] } },
    board: { contributes: { offers } },
    notes: { contributes: { places: [row('Note'), row('More')] } },
    lost: { contributes: { places: [place('toString'), place('board.foot')] } },
  });
  expect(places).toEqual({});
  expect(offered['board.row']).toMatchObject({ remote: 'board', height: '20px' });
  expect(offered['board.row']!.entries.map(({ remote, module }) => [remote, module])).toEqual([
    ['badges', 'Badge'],
    ['notes', 'Note'],
  ]);
  expect(faults).toEqual([
    { remote: 'notes', detail: 'the place board.row has room for 2' },
    { remote: 'lost', detail: 'there is no place toString' },
    { remote: 'lost', detail: 'there is no place board.foot' },
  ]);
});
