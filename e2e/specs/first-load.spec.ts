import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    paths.push(`${pathname}${search}`);
  });
  return paths;
}

function hintedScripts(page: Page): Promise<string[]> {
  return page
    .locator('head link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
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

/** What comes inside / and is requested under no such address. */
const ONLY_INSIDE = ['/api/round/current/prices', '/api/contract/players/history-fast?limit=10'];

function region(page: Page, path: string) {
  const name = path === '/' ? 'All Players History' : 'Game Status';
  return page.getByRole('region', { name });
}

for (const [path, reads] of Object.entries(FIRST_READS)) {
  test(`the first answers of ${path} come with the page, and neither they nor a file is requested again`, async ({
    visitor: page,
  }) => {
    // A busy machine may answer too late for one page, but not for all.
    const inside = (html: string) => reads.filter((read) => html.includes(`"${read}">{`));
    const served = async () => inside(await (await page.request.get(path)).text());
    await expect.poll(served).toEqual(reads);
    const requested = requestsOf(page);
    const html = await (await page.goto(path))?.text();
    await expect(region(page, path)).toBeVisible();
    await expect(page.locator('[data-freshness]')).toHaveText(/^Live/);
    const missing = reads.filter((read) => !inside(html ?? '').includes(read));
    expect(requested.filter((each) => reads.includes(each)).sort()).toEqual(missing.sort());
    const hinted = await hintedScripts(page);
    expect(hinted.length).toBeGreaterThan(0);
    expect(requested.filter((each) => hinted.includes(each)).sort()).toEqual(hinted.sort());
  });
}

test('the line and the first rows come with the page: no answer is requested twice, and neither are the prices', async ({
  visitor: page,
  game,
}) => {
  const { id } = await game.newRound();
  // The stream has the prices read again if some were missed, as on a busy machine.
  await expect(async () => {
    const requested = requestsOf(page);
    const html = (await (await page.goto('/'))?.text()) ?? '';
    for (const read of ONLY_INSIDE) expect(html).toContain(`"${read}">{`);
    await expect(page.locator('[data-freshness]')).toHaveText(/^Live/);
    await expect(page.getByRole('img', { name: `ETH price in round #${id}` })).toBeVisible();
    const reads = requested.filter((each) => each.startsWith('/api/'));
    expect(reads.filter((each) => /\/round\/(current|\d+)\/prices/.test(each))).toEqual([]);
    const ofHistory = reads.filter((each) => each.includes('/players/history'));
    expect(ofHistory).toEqual(['/api/contract/players/history-fast']);
  }).toPass();
});

test('a page that comes back by Back reads everything anew', async ({ visitor: page }) => {
  await page.goto('/');
  await expect(region(page, '/')).toBeVisible();
  await page.goto('about:blank');
  const requested = requestsOf(page);
  await page.goBack();
  await expect(region(page, '/')).toBeVisible();
  await expect.poll(() => requested).toEqual(expect.arrayContaining([...FIRST_READS['/']!]));
});

test('a page whose API is frozen comes without answers, and recovers', async ({
  visitor: page,
  stack,
  faults,
}) => {
  faults.expect(/\/api\//);
  stack.api.freeze();
  try {
    const response = await page.goto('/', { waitUntil: 'commit' });
    expect(await response?.text()).toContain('data-answer="/api/config"></script>');
    await expect(page.getByRole('status', { name: 'Loading the history' })).toBeVisible();
  } finally {
    stack.api.thaw();
  }
  await expect(page.locator('[data-freshness]')).toHaveText(/^Live/);
  await expect(region(page, '/')).toBeVisible();
});

test('pointing at Dashboard requests its scripts, and the click none of them again', async ({
  visitor: page,
}) => {
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
});

test('what only a wallet needs is requested once a person points at Connect, and not before', async ({
  visitor: page,
}) => {
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

// Chromium lays out the whole page when a sheet that has a font changes.
test('the sheets that grow with the page have no font', async ({ visitor: page }) => {
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
