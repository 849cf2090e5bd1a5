import type { Locator, Page } from '@playwright/test';
import type { GameStatus } from '../../shared/src/api/types';
import { Dashboard } from '../fixtures/dashboard';
import { entryOf, hold, HOST } from '../fixtures/hold';
import { layoutShiftOf, recordLayoutShifts } from '../fixtures/layout-shift';
import { slowAnswers } from '../fixtures/slow-answers';
import { expect, test } from '../fixtures/test';
import { violations } from '../fixtures/violations';
import { withoutAnswers } from '../fixtures/without-answers';

const DASHBOARD = entryOf('dashboard');
const SIZES = [
  [1440, 900],
  [900, 1000],
  [390, 844],
] as const;

/** Google calls up to 0.1 good. */
const MOST_SHIFT = 0.02;

function first(page: Page): Locator {
  return page.locator('[data-first-paint]');
}

/** The figure with that label, as a person sees it. */
function figure(page: Page, label: string): Locator {
  return first(page)
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('visible=true')
    .locator('+ dd');
}

async function isLive(page: Page): Promise<void> {
  await expect(first(page)).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const [width, height] of SIZES) {
  test(`a visitor sees the dashboard of this moment before its code is there, at ${width} px`, async ({
    visitor: page,
    game,
    api,
    stack,
    dashboardUrl,
  }) => {
    await page.setViewportSize({ width, height });
    const { id } = await game.newRound();
    for (const url of [`${stack.siteUrl}/dashboard`, `${dashboardUrl}/`]) {
      const release = await hold(page, HOST);
      await expect(async () => {
        await page.goto(url, { waitUntil: 'commit' });
        await expect(figure(page, 'Round ID')).toHaveText(`#${id}`, { timeout: 3_000 });
      }).toPass();
      const { network, currentRound } = await api.get<GameStatus>('/status');
      await expect(figure(page, 'Network')).toHaveText(network);
      await expect(figure(page, 'Status')).toHaveText('Active');
      await expect(figure(page, 'Start price')).toHaveText(/^\$[\d,]+\.\d\d$/);
      expect(currentRound?.roundId).toBe(id);
      const countdown = figure(page, 'Countdown');
      const shown = await countdown.innerText();
      expect(shown).toMatch(/^\d:\d\d$/);
      await expect(countdown).not.toHaveText(shown);
      await expect(first(page).getByText('Backend Connected').locator('visible=true')).toHaveCount(
        1,
      );
      // One layout alone, also for a screen reader.
      await expect(first(page).getByRole('region', { name: 'Game Status' })).toHaveCount(1);
      await expect(first(page).getByRole('tab')).toHaveCount(width < 720 ? 5 : 0);
      const prices = first(page).getByText('Current ETH price').locator('visible=true');
      await expect(prices).toHaveCount(1);
      release();
      await isLive(page);
      await expect(new Dashboard(page).card('Game Status')).toContainText(`#${id}`);
      await page.unrouteAll();
    }
  });

  for (const answers of ['with answers inside the page', 'without, and slow ones']) {
    test(`the dashboard does not shift when it becomes live ${answers}, at ${width} px`, async ({
      visitor: page,
      game,
    }) => {
      await game.newRound();
      await page.setViewportSize({ width, height });
      await recordLayoutShifts(page);
      if (answers.startsWith('without')) {
        await withoutAnswers(page);
        await slowAnswers(page, 1_500);
      }
      const release = await hold(page, HOST);
      await page.goto('/dashboard', { waitUntil: 'commit' });
      await expect(first(page).getByText('Game Parameters').locator('visible=true')).toBeVisible();
      release();
      await isLive(page);
      const { sum, shifts } = await layoutShiftOf(page);
      expect(sum, shifts.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
}

test('nothing that came inside the page is requested again', async ({
  visitor: page,
  game,
  api,
}) => {
  await api.steerPrice(2400);
  await game.newRound();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await isLive(page);
  // The stream opens after the first screen, and begins with the state of that moment.
  await expect.poll(() => requested).toContain('/api/events');
  const inside = ['/api/config', '/api/status', '/api/health', '/api/price/current'];
  expect(requested.filter((path) => inside.includes(path))).toEqual([]);
  await api.steerPrice(null);
});

test('a tab that is pressed early opens once the dashboard is there', async ({ visitor: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [releaseHost, releaseDashboard] = [await hold(page, HOST), await hold(page, DASHBOARD)];
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Price Chart' }).click();
  releaseHost();
  await expect(page.locator('#root')).not.toHaveAttribute('data-first-paint');
  releaseDashboard();
  await expect(new Dashboard(page).card('ETH Price')).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Price Chart');
});

test('a button that is pressed early works in each layout', async ({ visitor: page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  const release = await hold(page, HOST);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Test Price Service' }).click();
  release();
  await expect(new Dashboard(page).card('Moralis Test')).toContainText('Provider');
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the dashboard's first paint has no barrier in the ${colorScheme} theme`, async ({
    visitor: page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await hold(page, HOST);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/dashboard', { waitUntil: 'commit' });
      await expect(figure(page, 'Network')).not.toHaveText(/^0*$/);
      expect(await violations(page)).toEqual([]);
    }
  });
}
