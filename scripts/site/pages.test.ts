import { COMPILE_HINT } from '../../webpack/compile-hint';
import type { FirstPaint } from './first-paint';
import { composePages } from './pages';
import type { SiteDescriptor } from '@updown/shared/site';

const HTML =
  '<html><head><script id="early">early()</script></head><body><div id="root"></div></body></html>';
const remote = { version: '1.0.0', entry: '/r/entry.js', integrity: '', needs: {}, modules: {} };
const descriptor: SiteDescriptor = {
  schema: 2,
  serial: 1,
  remotes: { game: remote, dashboard: remote },
};
const both = ['game', 'dashboard'];
const firstPaint: FirstPaint = {
  host: {
    css: '',
    script: 'host()',
    remotes: ['game', 'dashboard'],
    frames: [
      { page: '/', remotes: both, html: '<!--place game/Round--><s></s><!--/place-->' },
      {
        page: '/dashboard',
        remotes: both,
        html: '<!--place dashboard/Dashboard--><s></s><!--/place-->',
      },
      { page: 'other', remotes: both, html: '<header></header>' },
    ],
  },
  remotes: {
    game: {
      css: '.game-0{}',
      places: {},
      looks: { Round: { up: '<b>{{price}}</b>' } },
      script: 'game()',
    },
    dashboard: {
      css: '.dashboard-0{}',
      places: {},
      looks: { Dashboard: { on: '<b>{{price}}</b>' } },
      script: 'dashboard()',
    },
  },
};

test('each page has the rules and the script of the remotes that it shows, and a page without looks has no script', () => {
  const { pages, other, files } = composePages(HTML, { descriptor, firstPaint });
  const scriptIn = (html: string) =>
    files.filter(({ path }) => html.includes(`"/${path}"`)).map(({ content }) => content);
  const rulesIn = (html: string) => /id="first-paint-rules">"(.*?)"</.exec(html)?.[1];
  const [game, dashboard] = [pages.get('/')!, pages.get('/dashboard')!];
  expect(scriptIn(game)).toEqual([`${COMPILE_HINT}host()\ngame()`]);
  expect(rulesIn(game)).toBe('\\n.game-0{}');
  expect(scriptIn(dashboard)).toEqual([`${COMPILE_HINT}host()\ndashboard()`]);
  expect(rulesIn(dashboard)).toBe('\\n.dashboard-0{}');
  expect(scriptIn(other)).toEqual([]);
  expect(rulesIn(other)).toBe('');
  expect(files).toHaveLength(2);
});

test('without a first paint the pages have no files for it', () => {
  const { pages, files } = composePages(HTML, { descriptor });
  expect(files).toEqual([]);
  expect(pages.get('/')).toContain('<div id="root"></div>');
});
