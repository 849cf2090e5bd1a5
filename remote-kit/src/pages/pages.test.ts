import type { Contributes } from '@updown/protocol/site/contributions';
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import type { FirstPaint } from './first-paint';
import { composePages } from './pages';

const HTML =
  '<html><head><title>UpDown</title><script id="first-paint">early()</script></head><body><div id="root"></div></body></html>';

function remote(contributes: Contributes) {
  return {
    version: '1.0.0',
    entry: '/r/entry.js',
    integrity: '',
    needs: {},
    modules: { Part: {} },
    contributes,
  };
}
const PART = 'Part';
const game = remote({
  places: [
    { place: 'game.panel', title: { en: 'Panel' }, module: PART },
    { place: 'game.round', title: { en: 'Round' }, module: PART },
  ],
  pages: [{ path: '/players/:address', title: { en: 'Player {address}' }, module: PART }],
});
const board = remote({
  pages: [{ path: '/board', title: { en: 'Best <b>', es: 'Los mejores' }, module: PART, link: 5 }],
});

const NAV = '<nav class="n"></nav>';
const firstPaint: FirstPaint = {
  css: '.a{gap:0}',
  pages: [
    {
      language: 'en',
      startLabel: 'Game',
      start: { title: 'UpDown: up?', html: `${NAV}<b>start</b>` },
      page: { title: '{title} · UpDown', html: `${NAV}<h1>{title}</h1>` },
    },
    {
      language: 'es',
      startLabel: 'Juego',
      start: { title: 'UpDown: ¿sube?', html: `${NAV}<b>inicio</b>` },
      page: { title: '{title} · UpDown', html: `${NAV}<h1>{title}</h1>` },
    },
  ],
};

function pagesOf(remotes: SiteDescriptor['remotes']) {
  return composePages(HTML, { descriptor: { schema: 2, serial: 1, remotes }, firstPaint });
}

test('the start page shows the places that remotes fill, and links to the pages that they bring', () => {
  const html = pagesOf({ game, board }).pages.get('/');
  expect(html).toContain('data-places="game.panel game.round"');
  expect(html).toContain(
    '<template lang="es" title="UpDown: ¿sube?"><nav class="n"><a href="/" aria-current="page">Juego</a><a href="/board">Los mejores</a></nav><b>inicio</b></template>',
  );
});

test("a remote's page shows the remote's title, as text", () => {
  const html = pagesOf({ game, board }).pages.get('/board');
  expect(html).toContain('<h1>Best &lt;b&gt;</h1>');
  expect(html).toContain('<title>Best &lt;b&gt; · UpDown</title>');
  expect(html).toContain('<a href="/board" aria-current="page">Best &lt;b&gt;</a>');
});

test('one page stands for all players', () => {
  expect(pagesOf({ game }).pages.get('/players/:address')).toContain('<h1>Player …</h1>');
});

test('a site of one page has no links, and shows the page at / too', () => {
  const html = pagesOf({ board }).pages.get('/');
  expect(html).toContain(`${NAV}<h1>Los mejores</h1>`);
});

test('the page for unknown addresses, and a site whose host rendered nothing, have an empty root', () => {
  const empty = '<div id="root"></div>';
  expect(pagesOf({ game }).other).toContain(empty);
  const descriptor: SiteDescriptor = { schema: 2, serial: 1, remotes: { game } };
  expect(composePages(HTML, { descriptor }).pages.get('/')).toContain(empty);
});

test('of a site under a path every address in a page is below it', () => {
  const html = HTML.replace('</head>', '<script src="/main.js"></script></head>');
  const [descriptor, origin] = [
    { schema: 2, serial: 1, remotes: { game, board } },
    'https://example.com/updown',
  ] as const;
  const { pages, other } = composePages(html, { descriptor, origin, firstPaint });
  const start = pages.get('/');
  expect(start).toContain('<a href="/updown/" aria-current="page">');
  expect(start).toContain('<a href="/updown/board">');
  expect(start).toContain('<link rel="preload" href="/updown/r/entry.js"');
  expect(start).toContain('<link rel="canonical" href="https://example.com/updown/">');
  expect(start).toContain('content="https://example.com/updown/og.png"');
  for (const page of [...pages.values(), other]) {
    expect(page).toContain('src="/updown/main.js"');
    expect(page).not.toMatch(/(?:href|src)="\/(?!updown\/)/);
  }
});

test('a page for some has no file, and no other page names it', () => {
  const title = { en: 'Secret' };
  const pages = [
    { path: '/admin', title, module: PART, link: 1, when: { who: 'admin' as const } },
    { path: '/cup', title: { en: 'Cup' }, module: PART, link: 2, when: { flag: 'cup' } },
  ];
  const some = remote({ pages, places: [] });
  const composed = (flags: string[]) =>
    composePages(HTML, {
      descriptor: { schema: 2, serial: 1, flags, remotes: { game, some } },
      firstPaint,
    }).pages;
  const shown = (html = '') =>
    html.replace(/<script type="application\/json" id="site">.*?<\/script>/, '');
  expect([...composed([]).keys()]).toEqual(['/', '/players/:address']);
  expect(shown(composed([]).get('/'))).not.toMatch(/Secret|admin|Cup/);
  expect([...composed(['cup']).keys()]).toContain('/cup');
  expect(shown(composed(['cup']).get('/'))).toContain('<a href="/cup">Cup</a>');
});
