const SCRIPT = './first-paint.early.js';

function link(href: string): string {
  return `<link rel="preload" href="${href}">`;
}

function hinted(): (string | null)[] {
  return [...document.head.querySelectorAll('link')].map((each) => each.getAttribute('href'));
}

function load(href: string): void {
  document.querySelector(`[href="${href}"]`)!.dispatchEvent(new Event('load'));
}

const FIRST = ['/main.js', '/rest.js', '/game/entry.js', '/game/first.js'];

beforeEach(async () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  document.body.innerHTML = '<div id="root" data-first-paint></div>';
  document.head.innerHTML = `
    <meta name="theme-color">
    <link rel="preload" as="script" href="/main.js">
    <template class="after-host">${link('/rest.js')}</template>
    <template class="after-host">${link('/game/entry.js')}${link('/game/first.js')}</template>
    <template data-after="/game/entry.js">${link('/chart/entry.js')}</template>`;
  jest.resetModules();
  await import(SCRIPT);
});

test("the hints take effect as the host's script is there, those behind an entry as soon as that is", () => {
  expect(hinted()).toEqual(['/main.js']);
  load('/main.js');
  expect(hinted()).toEqual(FIRST);
  load('/game/first.js');
  expect(hinted()).toEqual(FIRST);
  load('/game/entry.js');
  expect(hinted()).toEqual([...FIRST, '/chart/entry.js']);
});

test('a page that is drawn gets no more hints: it has requested the files itself', () => {
  load('/main.js');
  document.getElementById('root')!.removeAttribute('data-first-paint');
  load('/game/entry.js');
  expect(hinted()).toEqual(FIRST);
});

export {};
