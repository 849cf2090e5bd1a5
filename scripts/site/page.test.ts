import { composePage } from './page';
import type { SiteDescriptor } from '@updown/shared/site';

const EARLY = '<script id="early">early()</script>';
const HTML = `<html><head><title>UpDown</title>${EARLY}</head><body></body></html>`;
const game = {
  version: '1.0.0',
  entry: '/remotes/game/1.0.0/entry.js',
  integrity: 'sha384-A',
  needs: {},
  modules: {},
};
const descriptor: SiteDescriptor = { schema: 2, serial: 1, remotes: { game } };

function inlinedIn(page: string) {
  return /<script type="application\/json" id="site">(.*?)<\/script>/.exec(page)?.[1] ?? '';
}

test('the page contains the descriptor', () => {
  expect(JSON.parse(inlinedIn(composePage(HTML, { descriptor })))).toEqual(descriptor);
});

test('no text in the descriptor can close its element', () => {
  const hostile = { ...descriptor, remotes: { game: { ...game, entry: '</script><script>$&' } } };
  const page = composePage(HTML, { descriptor: hostile });
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(JSON.parse(inlinedIn(page))).toEqual(hostile);
});

test('the hints match the later requests: with CORS and without credentials', () => {
  const page = composePage(HTML, {
    descriptor,
    hints: [{ href: '/a.js?x=1&y="2"', integrity: 'sha384-A' }],
  });
  expect(page).toContain(
    '<link rel="preload" href="/a.js?x=1&amp;y=&quot;2&quot;" crossorigin="anonymous" as="script" integrity="sha384-A">',
  );
});

test('an answer of the API is requested as the page fetches it', () => {
  expect(composePage(HTML, { descriptor, hints: [{ href: '/api/config' }] })).toContain(
    '<link rel="preload" href="/api/config" crossorigin="anonymous" as="fetch">',
  );
});

test.each([
  '/api/time',
  '/api/round/current/prices',
  '/api/contract/players/history-fast?limit=10',
])('%s comes inside the page or not at all: the page never requests it', (href) => {
  const page = composePage(HTML, { descriptor, hints: [{ href }] });
  expect(page).toContain(`data-answer="${href}"`);
  expect(page).not.toContain(`href="${href}"`);
});

test('a long answer, for a part below the first screen, is hinted at instead of delaying the page', () => {
  const hints = [{ href: '/api/contract/players/history-fast' }];
  const page = composePage(HTML, { descriptor, hints });
  expect(page).toContain('<link rel="preload" href="/api/contract/players/history-fast"');
  expect(page).not.toContain('data-answer');
});

test("the hints at a remote's scripts wait for the host's, those of the other remotes for its entry, and the answers for nothing", () => {
  const script = { integrity: 'sha384-A' };
  const hints = [
    { href: '/a-entry.js', ...script },
    { href: '/a.js', ...script },
    { href: '/b-entry.js', ...script, isLast: true },
    { href: '/api/config' },
    { href: '/api/contract/players/history-fast' },
  ];
  const page = composePage(HTML, { descriptor, hints });
  const namedIn = (template: RegExp) =>
    [...(template.exec(page)?.[1] ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(namedIn(/<template class="after-host">(.*?)<\/template>/)).toEqual([
    '/a-entry.js',
    '/a.js',
  ]);
  expect(namedIn(/<template data-after="\/a-entry\.js">(.*?)<\/template>/)).toEqual([
    '/b-entry.js',
    '/api/contract/players/history-fast',
  ]);
  expect(composePage(HTML, { descriptor })).not.toContain('<template');
});

test('the answers come after all that a browser can request or show without them, and before what fills them in', () => {
  const html = HTML.replace('<body></body>', '<body><div id="root"></div><p></p></body>');
  const file = (path: string) => ({ path, content: '', integrity: 'sha384-B' });
  const page = composePage(html, {
    descriptor,
    hints: [{ href: '/api/config' }, { href: '/a.js', integrity: 'sha384-A' }],
    address: { origin: 'https://updown.example' },
    view: {
      body: '<b></b>',
      looks: '<template></template>',
      rules: 'b{gap:0}',
      script: file('b.js'),
      remotes: [],
    },
  });
  const [before, after] = page.split('<script type="application/json" data-answer="/api/config">');
  expect(before).toMatch(/b\{gap:0\}.*"\/a\.js".*<\/head>.*<\/template><p><\/p>/);
  expect(after).toMatch(
    /^<!--# include .*? --><\/script><script async src="\/b\.js"[^>]*><\/script><\/body><\/html>$/,
  );
});

test('a file without a head is an error', () => {
  expect(() => composePage('Not found', { descriptor })).toThrow('no head');
});

test('a page names its address and its picture, so that links to it have a preview', () => {
  const address = { origin: 'https://updown.example', path: '/dashboard' };
  const page = composePage(HTML, { descriptor, address });
  expect(page).toContain('<link rel="canonical" href="https://updown.example/dashboard">');
  expect(page).toContain('<meta property="og:image" content="https://updown.example/og.png">');
});

test('an error page, and a page whose origin is unknown, name no address', () => {
  for (const address of [undefined, { origin: 'https://updown.example' }]) {
    expect(composePage(HTML, { descriptor, address })).not.toContain('canonical');
  }
});

const ROOT = HTML.replace('<body></body>', '<body><div id="root"></div></body>');
const view = {
  body: '<b></b>',
  looks: '<template></template>',
  remotes: ['game'],
  rules: '@media (width<600px){.game-0{gap:0}}',
  script: { path: 'first-paint.2.js', content: '', integrity: 'sha384-C' },
};

test('the script of the first paint is requested before those of the remotes', () => {
  const page = composePage(ROOT, {
    descriptor,
    hints: [{ href: '/remotes/game/a.js', integrity: 'sha384-A' }],
    view,
  });
  const files = [...page.matchAll(/(?:href|src)="\/([^"]+)"/g)].map(([, file]) => file);
  expect(files).toEqual(['first-paint.2.js', 'remotes/game/a.js', 'first-paint.2.js']);
  expect(page).toContain(
    '<div id="root" data-first-paint hidden><b></b></div><template></template>',
  );
});

test("the rules of the first paint are data right before the page's own script, and can close no element", () => {
  const hostile = { ...view, rules: `${view.rules}</script><script>$&` };
  const page = composePage(ROOT, { descriptor, view: hostile });
  const [, rules = ''] =
    /<script type="application\/json" id="first-paint-rules">([^<]*)<\/script><script id="early">/.exec(
      page,
    ) ?? [];
  expect(JSON.parse(rules)).toBe(hostile.rules);
});

test('a host whose page cannot give itself rules begins without a first paint', () => {
  const older = ROOT.replace(EARLY, '<script src="/early.js"></script>');
  const page = composePage(older, { descriptor, view });
  expect(page).toContain('<div id="root"></div>');
  expect(page).not.toContain('first-paint');
});
