import { createHash } from 'node:crypto';
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { composePage } from './page';
import { composePages } from './pages';

const EARLY = '<script id="first-paint">early()</script>';
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

test('what a descriptor says of a remote is data in every page: no markup, and no directive of a web server', () => {
  const directive = '<!--# include virtual="/api/metrics" --><img src=x onerror=alert(1)>';
  const hostile = {
    ...game,
    entry: `/remotes/game/${directive}/entry.js`,
    integrity: directive,
    needs: { [directive]: directive },
    modules: { [directive]: { [directive]: directive } },
    contributes: {
      pages: [{ path: '/board', title: { en: directive }, module: directive, link: 1 }],
    },
    off: undefined,
  };
  const site = { ...descriptor, remotes: { game: { ...hostile, fallback: hostile } } };
  const { pages, other } = composePages(HTML, { descriptor: site });
  for (const page of [...pages.values(), other]) {
    expect(page).not.toMatch(/<!--|<img|<[^>"]*alert\(1\)>/);
    expect(JSON.parse(inlinedIn(page))).toEqual(JSON.parse(JSON.stringify(site)));
  }
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

test("the hints at scripts wait for the host's script, and those at reads for nothing", () => {
  const hints = [{ href: '/a.js', integrity: 'sha384-A' }, { href: '/api/config' }];
  const page = composePage(HTML, { descriptor, hints });
  const [, held = ''] = /<template id="after-host">(.*?)<\/template>/.exec(page) ?? [];
  const named = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(named(held)).toEqual(['/a.js']);
  expect(named(page.replace(held, ''))).toContain('/api/config');
  expect(composePage(HTML, { descriptor })).not.toContain('<template');
});

test("the hint at the host's script stands before the policy, and again behind the script that waits for it", () => {
  const hint = '<link rel="preload" as="script" href="/main.js" crossorigin="anonymous" />';
  const page = composePage(HTML.replace(EARLY, `${EARLY}${hint}`), { descriptor });
  expect(page).toContain(`<head>${hint}<meta http-equiv="content-security-policy"`);
  expect(page).toContain(`${EARLY}${hint}`);
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

const ROOT = HTML.replace('<body></body>', '<body><div id="root"></div><i></i></body>');
const view = {
  css: '@media (width<600px){.a{gap:0}}',
  places: ['game.chart', 'game.panel'],
  languages: [
    { language: 'en', title: 'UpDown: up?', html: '<b>Connect</b>' },
    { language: 'es', title: 'UpDown: ¿"sube"?', html: '<b>Conectar</b>' },
  ],
};

test('the page has what it shows first in each language, as templates before the script that shows one', () => {
  expect(composePage(ROOT, { descriptor, view })).toContain(
    '<div id="root" data-places="game.chart game.panel"></div>' +
      '<template lang="en" title="UpDown: up?"><b>Connect</b></template>' +
      '<template lang="es" title="UpDown: ¿&quot;sube&quot;?"><b>Conectar</b></template><i></i>',
  );
});

test('a page without scripts has the English title', () => {
  expect(composePage(ROOT, { descriptor, view })).toContain('<title>UpDown: up?</title>');
});

test("the rules of the first paint are data right before the page's own script, and can close no element", () => {
  const hostile = { ...view, css: `${view.css}</script><script>$&` };
  const page = composePage(ROOT, { descriptor, view: hostile });
  const [, rules = ''] =
    /<script type="application\/json" id="first-paint-rules">([^<]*)<\/script><script id="first-paint">/.exec(
      page,
    ) ?? [];
  expect(JSON.parse(rules)).toBe(hostile.css);
});

function policyIn(page: string) {
  const [, policy] =
    /<head><meta http-equiv="content-security-policy" content="([^"]*)">/.exec(page) ?? [];
  return policy;
}

test("the page's own policy admits the host's inline script, and no origin but the site's", () => {
  const page = composePage(HTML, { descriptor });
  const hash = createHash('sha256').update('early()').digest('base64');
  expect(policyIn(page)).toBe(`script-src 'self' 'sha256-${hash}'; connect-src 'self'`);
});

test('the policy admits the origins of every version that a visitor may get, and of overrides', () => {
  const at = (origin: string) => ({ ...game, entry: `${origin}/remotes/game/1.0.0/entry.js` });
  const remote = {
    ...at('https://cdn.team.example'),
    fallback: at('https://old.team.example:8443'),
    next: { ...at('https://cdn.team.example'), share: 5 },
  };
  const overrides = ['http://localhost:3000'];
  const page = composePage(HTML, { descriptor: { ...descriptor, remotes: { remote }, overrides } });
  const origins = 'https://cdn.team.example https://old.team.example:8443 http://localhost:3000';
  expect(policyIn(page)).toMatch(
    new RegExp(`^script-src 'self' 'sha256-\\S+' ${origins}; connect-src 'self' ${origins}$`),
  );
});
