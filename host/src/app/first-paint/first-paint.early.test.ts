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
    <template id="after-host">${link('/game/entry.js')}${link('/chart/entry.js')}</template>
    <template id="host">${link('/shared.js')}<meta name="host"></template>`;
  // jsdom does not support preload.
  Object.assign(document.querySelector('link')!.relList, { supports: () => true });
  jest.resetModules();
  await import(SCRIPT);
});

function hostRuns(): boolean {
  return document.head.querySelector('meta[name="host"]') !== null;
}

test("the page's second part, and then the remotes' files, are requested once the host's script is there", () => {
  expect(hinted()).toEqual(['/main.js']);
  expect(hostRuns()).toBe(false);
  document.querySelector('[href="/main.js"]')!.dispatchEvent(new Event('load'));
  expect(hinted()).toEqual(['/main.js', '/shared.js', '/game/entry.js', '/chart/entry.js']);
  expect(hostRuns()).toBe(true);
});

test("the host's script is tried again if it did not arrive", () => {
  document.querySelector('[href="/main.js"]')!.dispatchEvent(new Event('error'));
  expect(hostRuns()).toBe(true);
});

test("the host's script runs only once the whole document is parsed", () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.querySelector('[href="/main.js"]')!.dispatchEvent(new Event('load'));
  expect(hostRuns()).toBe(false);
  jest.restoreAllMocks();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(hostRuns()).toBe(true);
});

test('a page without the hint at its script runs it, too', () => {
  document.querySelector('[href="/main.js"]')!.remove();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(hostRuns()).toBe(true);
});

test.each([undefined, null, []])(
  'a browser that lists %s as languages reads English',
  async (languages) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages as never);
    jest.resetModules();
    await import(SCRIPT);
    expect(document.documentElement.lang).toBe('en');
    jest.restoreAllMocks();
  },
);

export {};
