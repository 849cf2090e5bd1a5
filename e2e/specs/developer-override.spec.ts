import type { Page } from '@playwright/test';
import { startDeveloperServer } from '../fixtures/developer-server';
import { hold, SERVICES } from '../fixtures/hold';
import { changeDescriptor } from '../fixtures/site-descriptor';
import { expect, test as base } from '../fixtures/test';

// A developer's own remote inside the deployed site: only if the site allows its origin, always visible, and removed with one
// click.

const test = base.extend<{ developer: Awaited<ReturnType<typeof startDeveloperServer>> }>({
  developer: async ({ baseURL }, use) => {
    const server = await startDeveloperServer(baseURL!);
    await use(server);
    await server.stop();
  },
});

function panel(page: Page) {
  return page.getByRole('region', { name: 'Your Prediction' });
}

test('a developer runs a local remote on a site that allows it, and resets it with one click', async ({
  visitor: page,
  developer: { origin, seen },
}) => {
  // Chromium asks for permission before a page from another network reaches this machine.
  await page.context().grantPermissions(['local-network-access']);
  await changeDescriptor(page, (site) => ({ ...site, overrides: [origin] }));
  // The keyboard shortcut works as soon as the page does.
  const release = await hold(page, SERVICES);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyO');
  await page.getByRole('combobox', { name: 'game' }).selectOption(origin);
  release();
  await page.getByRole('button', { name: 'Apply and reload' }).click();
  const bar = page.getByText(`Developer override: game ← ${origin}`);
  await expect(bar).toBeVisible();
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => seen.some((path) => /\/first\b.*\.js$/.test(path))).toBe(true);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(bar).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
});

test('neither an address nor the storage overrides anything on a site that does not allow it', async ({
  visitor: page,
  developer: { origin, seen },
}) => {
  await page.addInitScript((from) => {
    sessionStorage.setItem('updown:overrides', JSON.stringify({ game: from }));
  }, origin);
  await page.goto(`/?overrides=game:${origin}`);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyO');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(seen).toEqual([]);
});
