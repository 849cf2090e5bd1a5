import { COMPILE_HINT } from '../../webpack/compile-hint';
import { firstPaintOf, rulesOf, scriptOf, type FirstPaint } from './first-paint';
import type { SiteDescriptor, SiteRemote } from '@updown/shared/site';

const remote: SiteRemote = {
  version: '1.0.0',
  entry: '/remotes/game/1.0.0/remote-entry.js',
  integrity: '',
  needs: {},
  modules: {},
};

function site(remotes: Record<string, SiteRemote>): SiteDescriptor {
  return { schema: 2, serial: 1, remotes };
}

function place(name: string): string {
  return `<div><!--place ${name}--><s>${name}</s><!--/place--></div>`;
}

const paint: FirstPaint = {
  host: {
    css: '.host-0{gap:0}',
    remotes: ['game', 'dashboard'],
    frames: [
      { page: '/', remotes: ['game'], html: place('game/Round') + place('game/Pools') },
      { page: '/dashboard', remotes: ['dashboard'], html: place('dashboard/Dashboard') },
      { page: 'other', remotes: ['game'], html: '<header></header>' },
      { page: 'other', remotes: ['dashboard'], html: '<header></header>' },
    ],
  },
  remotes: { game: { css: '.game-0{gap:0}', places: { Round: '<b>$1.00</b>' } } },
};

test('a place has what its remote has rendered ahead, or else its skeleton', () => {
  expect(firstPaintOf('/', paint, site({ game: remote }))?.body).toBe(
    '<div><b>$1.00</b></div><div><s>game/Pools</s></div>',
  );
});

test('a remote that is switched off shows nothing that it has rendered ahead', () => {
  const off = site({ game: { ...remote, off: 'Maintenance' } });
  expect(firstPaintOf('/', paint, off)?.body).toContain('<s>game/Round</s>');
});

test('a site without the game has its dashboard at /', () => {
  expect(firstPaintOf('/', paint, site({ dashboard: remote }))?.body).toContain(
    'dashboard/Dashboard',
  );
});

test('a page that is not rendered ahead has its header, also beside a remote that the host does not know', () => {
  const descriptor = site({ game: remote, news: remote });
  const header = { body: '<header></header>', looks: '', remotes: [] };
  expect(firstPaintOf(undefined, paint, descriptor)).toEqual(header);
  expect(firstPaintOf('/players/:address', paint, descriptor)).toEqual(header);
});

test('a page has the rules of the host and of the remotes on it', () => {
  const both = { ...paint.remotes, chart: { css: '.chart-0{gap:0}', places: {} } };
  const page = { ...paint, remotes: both };
  expect(rulesOf(page, ['game', 'chart', 'news'])).toBe(
    '.host-0{gap:0}\n.chart-0{gap:0}\n.game-0{gap:0}',
  );
  expect(rulesOf(page, [])).toBe('.host-0{gap:0}');
});

test('a page has the remotes of its places, if they are on and have something', () => {
  const { remotes } = firstPaintOf('/', paint, site({ game: remote }))!;
  expect(remotes).toEqual(['game']);
  const off = site({ game: { ...remote, off: 'Maintenance' } });
  expect(firstPaintOf('/', paint, off)?.remotes).toEqual([]);
  expect(firstPaintOf('/', paint, site({ dashboard: remote }))?.remotes).toEqual([]);
});

const withLooks: FirstPaint = {
  host: { ...paint.host, script: 'host()' },
  remotes: {
    game: {
      ...paint.remotes['game']!,
      looks: {
        Round: { up: '<b>{{price}}</b>' },
        'Pools/Shares': { both: '<i></i>' },
        RoundLineBar: { up: '<s></s>' },
      },
      script: 'game()',
    },
    chart: { css: '', places: {}, looks: { Line: { round: '<i></i>' } }, script: 'chart()' },
  },
};

test('the looks of the places on the page, and of their parts, come as templates, of a remote that is on', () => {
  const look =
    '<template data-scene="game/Round" data-look="up"><b>{{price}}</b></template>' +
    '<template data-scene="game/Pools/Shares" data-look="both"><i></i></template>';
  expect(firstPaintOf('/', withLooks, site({ game: remote }))?.looks).toBe(look);
  const off = site({ game: { ...remote, off: 'Maintenance' } });
  expect(firstPaintOf('/', withLooks, off)?.looks).toBe('');
});

test("the scripts of the remotes on a page come after the host's, and an older host has none of them", () => {
  const { path, content } = scriptOf(withLooks, ['game', 'chart'])!;
  expect(content).toBe(`${COMPILE_HINT}host()\nchart()\ngame()`);
  expect(path).toMatch(/^first-paint\.[0-9a-f]{8}\.js$/);
  expect(scriptOf(withLooks, ['game'])?.content).toBe(`${COMPILE_HINT}host()\ngame()`);
  expect(scriptOf({ ...withLooks, host: paint.host }, ['game'])).toBeUndefined();
});
