const SCRIPT = './first-paint.early.js';

function link(href: string): string {
  return `<link rel="preload" href="${href}">`;
}

function hinted(): (string | null)[] {
  return [...document.head.querySelectorAll('link')].map((each) => each.getAttribute('href'));
}

test("the hints take effect as the host's script is there, those behind an entry as soon as that is", async () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  document.head.innerHTML = `
    <meta name="theme-color">
    <link rel="preload" as="script" href="/main.js">
    <template class="after-host">${link('/rest.js')}</template>
    <template class="after-host">${link('/game/entry.js')}${link('/game/first.js')}</template>
    <template data-after="/game/entry.js">${link('/chart/entry.js')}</template>`;
  await import(SCRIPT);
  const load = (href: string) =>
    document.querySelector(`[href="${href}"]`)!.dispatchEvent(new Event('load'));
  expect(hinted()).toEqual(['/main.js']);
  load('/main.js');
  const first = ['/main.js', '/rest.js', '/game/entry.js', '/game/first.js'];
  expect(hinted()).toEqual(first);
  load('/game/first.js');
  expect(hinted()).toEqual(first);
  load('/game/entry.js');
  expect(hinted()).toEqual([...first, '/chart/entry.js']);
});

export {};
