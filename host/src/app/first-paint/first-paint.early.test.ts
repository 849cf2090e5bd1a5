const SCRIPT = './first-paint.early.js';

function link(href: string): string {
  return `<link rel="preload" href="${href}">`;
}

function hinted(): (string | null)[] {
  return [...document.head.querySelectorAll('link')].map((each) => each.getAttribute('href'));
}

beforeEach(async () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  document.body.innerHTML = '<div id="root"></div>';
  document.head.innerHTML = `
    <meta name="theme-color">
    <link rel="preload" as="script" href="/main.js">
    <template id="after-host">${link('/game/entry.js')}${link('/chart/entry.js')}</template>`;
  jest.resetModules();
  await import(SCRIPT);
});

test("the hints at the remotes' scripts take effect once the host's script is there", () => {
  expect(hinted()).toEqual(['/main.js']);
  document.querySelector('[href="/main.js"]')!.dispatchEvent(new Event('load'));
  expect(hinted()).toEqual(['/main.js', '/game/entry.js', '/chart/entry.js']);
});

export {};
