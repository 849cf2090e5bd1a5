import type { FirstPaint } from './first-paint';
import { composePages } from './pages';
import type { SiteDescriptor } from '@updown/shared/site';

const HTML =
  '<html><head><title>UpDown</title><script id="first-paint">early()</script></head><body><div id="root"></div></body></html>';
const remote = { version: '1.0.0', entry: '/r/entry.js', integrity: '', needs: {}, modules: {} };
const descriptor: SiteDescriptor = {
  schema: 2,
  serial: 1,
  remotes: { game: remote, dashboard: remote },
};

function rendered(page: string, remotes: string[], html: string) {
  return { page, remotes, language: 'en', title: page, html };
}

const firstPaint: FirstPaint = {
  css: '.a{gap:0}',
  pages: [
    rendered('/', ['dashboard', 'game'], '<b>both</b>'),
    rendered('/', ['game'], '<b>game</b>'),
    rendered('/dashboard', ['dashboard', 'game'], '<b>dashboard</b>'),
  ],
};

function game(more = {}) {
  const remotes = { ...descriptor.remotes, ...more };
  return composePages(HTML, { descriptor: { ...descriptor, remotes }, firstPaint }).pages.get('/');
}

test('each page shows what the host has rendered for it and for the remotes that are on', () => {
  expect(game()).toContain('<b>both</b>');
  expect(game({ dashboard: { ...remote, off: 'work' } })).toContain('<b>game</b>');
  const { pages } = composePages(HTML, { descriptor, firstPaint });
  expect(pages.get('/dashboard')).toContain('<b>dashboard</b>');
});

test('a page that is not rendered has an empty root', () => {
  const { pages, other } = composePages(HTML, { descriptor, firstPaint });
  for (const html of [pages.get('/players/:address'), other, game({ chart: remote })]) {
    expect(html).toContain('<div id="root"></div>');
  }
  const { pages: without } = composePages(HTML, { descriptor });
  expect(without.get('/')).toContain('<div id="root"></div>');
});
