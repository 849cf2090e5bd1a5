import type { Page } from '@playwright/test';
import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/test';

declare global {
  interface Window {
    notified: string[];
  }
}

/** Prepares the player's next page: the test can hide its tab and read its notifications. */
async function watchTab(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage['resultAlerts'] = 'on';
    window.notified = [];
    class Noted extends EventTarget {
      static readonly permission = 'granted';
      onclick = null;
      constructor(text: string) {
        super();
        window.notified.push(text);
      }
      close(): void {
        window.notified = [];
      }
    }
    Object.assign(window, { Notification: Noted });
  });
  await page.reload();
}

async function turnTo(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    Object.defineProperty(document, 'hidden', {
      value: visibility === 'hidden',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test(
  'a tab in the background shows its player the result',
  DEEP,
  async ({ bettor, game, chain }) => {
    const round = await game.newRound();
    const someone = await bettor(9);
    const { page } = someone;
    await watchTab(page);
    await chain.predict(someone.address, true, ion(50_000));
    await expect(someone.card('Your Active Prediction')).toContainText('UP');
    const icon = page.locator('link[rel="icon"]');
    const plain = await icon.getAttribute('href');
    await expect(page).toHaveTitle(/^\d:\d\d .*\$0\.00 · UpDown$/);

    await turnTo(page, 'hidden');
    await game.endRound(round, 1);
    await expect(page).toHaveTitle('Won +40,000 ION');
    await expect(icon).not.toHaveAttribute('href', plain!);
    expect(await page.evaluate(() => window.notified)).toEqual(['Won +40,000 ION']);

    await turnTo(page, 'visible');
    await expect(page).not.toHaveTitle(/Won/);
    await expect(icon).toHaveAttribute('href', new RegExp(`${plain!}$`));
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Claim / })
      .click();
    await expect(someone.card('Round Completed')).toBeFocused();
  },
);
