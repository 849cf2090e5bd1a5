import type { Page } from '@playwright/test';
import { DEEP } from '../fixtures/deep';
import { expect, test } from '../fixtures/test';

function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    paths.push(`${pathname}${search}`);
  });
  return paths;
}

/** What the page hints at: scripts and API answers. The host's script has two hints (remote-kit/src/pages/page.ts). */
async function hinted(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('head link[rel=preload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  return [...new Set(addresses)];
}

declare global {
  interface Window {
    versionExpressions?: number;
  }
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly args: { readonly elementCount?: number };
  }[];
}

const FIRST_READS: Readonly<Record<string, readonly string[]>> = {
  '/': [
    '/api/config',
    '/api/contract/current-round-fast',
    '/api/price/current?asset=ethereum',
    '/api/deposit-limits',
  ],
  '/dashboard': ['/api/config'],
};

function region(page: Page, path: string) {
  const name = path === '/' ? 'All Players History' : 'Game Status';
  return page.getByRole('region', { name });
}

for (const [path, reads] of Object.entries(FIRST_READS)) {
  test(`${path} hints at its first answers and scripts, and requests none of them twice`, async ({
    visitor: page,
  }) => {
    const requested = requestsOf(page);
    await page.goto(path);
    await expect(region(page, path)).toBeVisible();
    await expect(page.locator('[data-freshness]')).toHaveText(/^Live/);
    await expect.poll(() => requested).toContain('/api/events');
    const hints = await hinted(page);
    expect(hints).toEqual(expect.arrayContaining([...reads]));
    expect(hints.filter((each) => each.endsWith('.js')).length).toBeGreaterThan(1);
    // The initial state of the stream may cause some to be read again.
    const first = requested.slice(0, requested.indexOf('/api/events'));
    expect(first.filter((each) => hints.includes(each)).sort()).toEqual(hints.sort());
  });
}

test('a page restored by the Back button refetches everything', async ({ visitor: page }) => {
  await page.goto('/');
  await expect(region(page, '/')).toBeVisible();
  await page.goto('about:blank');
  const requested = requestsOf(page);
  await page.goBack();
  await expect(region(page, '/')).toBeVisible();
  await expect.poll(() => requested).toEqual(expect.arrayContaining([...FIRST_READS['/']!]));
});

test('a page whose API is frozen recovers', DEEP, async ({ visitor: page, stack, faults }) => {
  faults.expect(/\/api\//);
  stack.api.freeze();
  try {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Loading the history' })).toBeVisible();
  } finally {
    stack.api.thaw();
  }
  await expect(page.locator('[data-freshness]')).toHaveText(/^Live/);
  await expect(region(page, '/')).toBeVisible();
});

test(
  'pointing at Dashboard requests its scripts, and the click none of them again',
  DEEP,
  async ({ visitor: page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Dashboard' });
    await expect(link).toBeVisible();
    const requested = requestsOf(page);
    await link.hover();
    const scripts = () => requested.filter((each) => each.startsWith('/remotes/dashboard/'));
    await expect.poll(scripts).toContainEqual(expect.stringMatching(/\/first\.\w+\.js$/));
    const early = scripts();
    await link.click();
    await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();
    expect(scripts()).toEqual(early);
  },
);

test('wallet code is requested only once a user hovers over Connect', async ({ visitor: page }) => {
  const requested = requestsOf(page);
  await page.goto('/');
  await expect(region(page, '/')).toBeVisible();
  await expect(page.locator('[data-freshness]')).toHaveText(/^Live/);
  const ofWallet = () =>
    requested.flatMap((each) => /^\/(account|dialog|evm)\.\w+\.js$/.exec(each)?.[1] ?? []).sort();
  expect(ofWallet()).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).hover();
  await expect.poll(ofWallet).toEqual(['account', 'dialog', 'evm']);
});

// Chromium lays out the whole page when a style sheet with a font changes.
test('the sheets that grow with the page have no font', DEEP, async ({ visitor: page }) => {
  await page.goto('/');
  await expect(region(page, '/')).toBeVisible();
  const mixed = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
      .map(({ cssRules }) => [...cssRules].map((rule) => rule instanceof CSSFontFaceRule))
      .filter((fonts) => fonts.includes(true) && fonts.includes(false)),
  );
  expect(mixed).toEqual([]);
  expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
});

// Chromium computes the style of every element for each at-rule that a script inserts (shared/src/theme/page-style.tsx).
test('the page inserts few at-rules, and so computes few styles again', async ({
  visitor: page,
  browser,
}) => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.goto('/');
  await expect(region(page, '/')).toBeVisible();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map((rule) => (rule instanceof CSSStyleRule ? 'style' : rule.cssText)),
  );
  expect(rules.filter((rule) => rule === 'style').length).toBeGreaterThan(100);
  expect(rules.filter((rule) => rule !== 'style').length).toBeLessThanOrEqual(10);

  const computed = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
  const elements = await page.locator('*').count();
  expect(computed).toBeGreaterThan(elements);
  expect(computed).toBeLessThan(4 * elements);
});

// The runtime makes dozens of them for each remote, of up to 500 letters (host/src/federation/federation.ts).
test("a remote gets the page's modules without the runtime's expressions for versions", async ({
  visitor: page,
}) => {
  await page.addInitScript(() => {
    window.versionExpressions = 0;
    window.RegExp = new Proxy(RegExp, {
      construct(made, [pattern, flags]: [string, string?]) {
        if (String(pattern).includes('0|[1-9]')) window.versionExpressions! += 1;
        return new made(pattern, flags);
      },
    });
  });
  await page.goto('/');
  await expect(region(page, '/')).toBeVisible();
  await expect(page.locator('[data-pending], [aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate(() => window.versionExpressions)).toBe(0);
});
