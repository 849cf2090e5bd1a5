import { expect, test } from '../fixtures/test';
import { violations } from '../fixtures/violations';

for (const width of [1440, 900, 390]) {
  test(`at ${width} px the game, the wallet dialog and the dashboard have no violation of WCAG 2.2 AA`, async ({
    visitor: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'All Players History' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ether price' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
    await expect(page.getByRole('dialog')).toContainText('Connect Local test wallet');
    expect(await violations(page)).toEqual([]);

    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`at ${width} px nothing sticks out sideways`, async ({ visitor: page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('region').first()).toBeVisible();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, path).toBe(0);
    }
  });
}
