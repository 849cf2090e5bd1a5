import type { Page } from '@playwright/test';
import { DEEP, deepUnless } from '../fixtures/deep';
import { forgetLayoutShifts, layoutShiftOf, recordLayoutShifts } from '../fixtures/layout-shift';
import { expect, test } from '../fixtures/test';

// The banner that says that the API is away; interruptions.spec.ts covers the rest of the page.

const WARNING = 'API connection issues detected. Some features may not work properly.';
const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

declare global {
  interface Window {
    framesTogether?: number;
  }
}

/** Counts the frames in which the page shows both the banner and a live price, from now on. */
async function countTogether(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((warning) => {
    window.framesTogether = 0;
    const look = () => {
      const mark = document.querySelector('[data-freshness=live]');
      const isLive = mark?.checkVisibility({ checkVisibilityCSS: true }) === true;
      const isWarned = document.body.textContent.includes(warning);
      if (isLive && isWarned) window.framesTogether! += 1;
      requestAnimationFrame(look);
    };
    look();
  }, WARNING);
  return () => page.evaluate(() => window.framesTogether ?? 0);
}

async function shiftsOf(page: Page): Promise<string[]> {
  // The observer hears of a shift in the frame after it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return (await layoutShiftOf(page)).shifts;
}

for (const [width, height] of SIZES) {
  test(
    `at ${width} px the banner of a killed API moves nothing, calms, and goes with the first live price`,
    deepUnless(width === 390),
    async ({ bettor, game, stack, faults }) => {
      faults.expect(/\/api\//);
      await game.newRound();
      const someone = await bettor(4);
      const { page } = someone;
      await page.setViewportSize({ width, height });
      await recordLayoutShifts(page);
      await page.reload();
      await someone.isReadyToPredict();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

      await forgetLayoutShifts(page);
      const together = await countTogether(page);
      await stack.api.kill();
      const banner = page.getByText(WARNING);
      await expect(banner).toBeVisible();
      await expect(page.getByText('Bets are safe on the chain.')).toBeVisible();
      const mark = page.locator('[data-freshness]');
      await expect(mark.filter({ hasText: /^Live/ })).toBeHidden();
      expect(await shiftsOf(page)).toEqual([]);

      await expect(mark).toHaveAttribute('data-freshness', 'offline', { timeout: 20_000 });
      await stack.api.startAgain();
      await expect(mark).toHaveAttribute('data-freshness', 'live', { timeout: 30_000 });
      await expect(banner).toHaveCount(0);
      expect(await together()).toBe(0);
      await someone.isReadyToPredict();
    },
  );

  test(
    `at ${width} px nothing moves when the banner goes`,
    DEEP,
    async ({ visitor: page, game, faults }) => {
      faults.expect(/\/api\/deposit-limits/);
      await game.newRound();
      await page.setViewportSize({ width, height });
      await recordLayoutShifts(page);
      const failing = '**/api/deposit-limits';
      await page.route(failing, (route) => route.fulfill({ status: 503 }));
      await page.goto('/');
      const banner = page.getByText(WARNING);
      await expect(banner).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await forgetLayoutShifts(page);
      await page.unroute(failing);
      await expect(banner).toHaveCount(0, { timeout: 20_000 });
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
}
