import { composePage } from './page';

const html = '<html><head><title>UpDown</title></head><body></body></html>';
const descriptor = { remotes: { game: { version: '1.0.0', entry: '/remotes/game/1.0.0/m.json' } } };

const inlinedIn = (page: string) =>
  /<script type="application\/json" id="site">(.*?)<\/script>/.exec(page)?.[1] ?? '';

test('the page carries the descriptor', () => {
  expect(JSON.parse(inlinedIn(composePage(html, descriptor, [])))).toEqual(descriptor);
});

test('no text of the descriptor can end its element', () => {
  const hostile = { remotes: { game: { version: '1.0.0', entry: '</script><script>$&' } } };
  const page = composePage(html, hostile, []);
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(JSON.parse(inlinedIn(page))).toEqual(hostile);
});

test('files are hinted at as they will be asked for, with their origin and without credentials', () => {
  const page = composePage(html, descriptor, [{ href: '/a.js?x=1&y="2"', as: 'script' }]);
  expect(page).toContain(
    '<link rel="preload" href="/a.js?x=1&amp;y=&quot;2&quot;" as="script" crossorigin="anonymous"></head>',
  );
});

test('what is no page is refused', () => {
  expect(() => composePage('Not found', descriptor, [])).toThrow('no head');
});
