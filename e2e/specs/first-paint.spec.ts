import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../shared/src/i18n/languages';
import { deepUnless } from '../fixtures/deep';
import { entryOf, hold, HOST } from '../fixtures/hold';
import { endLargestPaint, recordLargestPaints } from '../fixtures/largest-paint';
import { layoutShiftOf, recordLayoutShifts } from '../fixtures/layout-shift';
import { serveWithPause } from '../fixtures/slow-document';
import { expect, test } from '../fixtures/test';
import { violations } from '../fixtures/violations';

const ANY_ENTRY = entryOf('[a-z]+');
const PAGES = ['/', '/dashboard'] as const;
/** Google rates up to 0.1 as good. */
const MOST_SHIFT = 0.02;

function connect(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' });
}

/** Opens a page at its first paint, before any script file has loaded. The returned function releases the scripts. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, HOST);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  return release;
}

async function works(page: Page): Promise<void> {
  await expect(page.locator('[data-ahead]')).toHaveCount(0);
}

/** Each visible text of the page and each of its places, with its box. */
function contentOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root :is(a, button, h1, p, [data-place])')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const text = element.matches('[data-place]') ? '' : element.textContent;
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${text} at ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
  );
}

for (const language of LANGUAGES) {
  for (const path of PAGES) {
    test(
      `${path} in ${language} has the same texts and places before React runs and after`,
      deepUnless(language === 'en' || (language === 'zh' && path === '/')),
      async ({ visitor: page }) => {
        await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        // The theme switch shows what only the browser knows.
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize({ width: 1000, height: 844 });
        await hold(page, ANY_ENTRY);
        await hold(page, /\/api\//);
        const release = await openHeld(page, path);
        const before = await contentOf(page);
        const title = await page.title();
        release();
        await works(page);
        expect(await contentOf(page)).toEqual(before);
        expect(await page.title()).toBe(title);
      },
    );
  }
}

test('a click before the page is interactive is replayed once it is', async ({ visitor: page }) => {
  const release = await openHeld(page, '/');
  await connect(page).click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a link clicked early navigates without a reload', async ({ visitor: page }) => {
  const release = await openHeld(page, '/');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.evaluate(() => (document.body.dataset['before'] = 'yes'));
  release();
  await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-before', 'yes');
});

for (const width of [390, 900, 1440]) {
  for (const path of PAGES) {
    test(
      `${path} does not shift when it becomes interactive, at ${width} px`,
      deepUnless(width === 390),
      async ({ visitor: page, game }) => {
        await game.newRound();
        await page.setViewportSize({ width, height: 900 });
        await recordLayoutShifts(page);
        const release = await openHeld(page, path);
        const before = await connect(page).boundingBox();
        release();
        await works(page);
        await expect(page.locator('[data-pending], [aria-busy=true]')).toHaveCount(0);
        const after = await connect(page).boundingBox();
        expect([after?.y, after?.height]).toEqual([before?.y, before?.height]);
        const { sum, shifts } = await layoutShiftOf(page);
        expect(sum, shifts.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
      },
    );
  }
}

for (const width of [390, 1440]) {
  test(
    `the largest paint of the game is part of its first, at ${width} px`,
    deepUnless(width === 1440),
    async ({ visitor: page, game }) => {
      await game.newRound();
      await page.setViewportSize({ width, height: 900 });
      await recordLargestPaints(page);
      const release = await openHeld(page, '/');
      const question = 'Will ETH go up or down in the next five minutes?';
      await page.waitForFunction((text) => window.largestPaints?.includes(text), question);
      release();
      await expect(page.getByText(/^Will ETH be above/)).toBeVisible();
      await expect(page.locator('[data-pending], [aria-busy=true]')).toHaveCount(0);
      expect(await endLargestPaint(page)).toBe(question);
    },
  );
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(
    `the first paint has no barrier in the ${colorScheme} theme`,
    deepUnless(colorScheme === 'dark'),
    async ({ visitor: page }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of PAGES) {
        await openHeld(page, path);
        expect(await violations(page)).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    },
  );
}

test("if the host's script does not arrive, the page says so and shows nothing that looks alive", async ({
  page,
}) => {
  await page.route(HOST, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('UpDown cannot start: a file of the page')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('a player who returns sees no controls of a visitor', async ({ bettor }) => {
  const { page } = await bettor(3);
  const release = await hold(page, HOST);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(connect(page)).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible();
});

test('a page works whose scripts arrive before the rest of its document', async ({
  visitor: page,
  stack,
}) => {
  for (const pause of ['<link rel="icon"', '<script id="first-paint"', '<div id="root"']) {
    const site = await serveWithPause(stack.siteUrl, pause);
    for (const visit of ['first', 'second']) {
      await page.goto(site.url, { waitUntil: 'commit' });
      await expect(
        page.locator('#root:not([data-ahead]) main'),
        `${visit}, ${pause}`,
      ).toBeVisible();
    }
    await page.goto('about:blank', { waitUntil: 'commit' });
    await site.close();
  }
});
