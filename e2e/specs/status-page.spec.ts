import { sites } from '../fixtures/dashboard';
import { deepUnless } from '../fixtures/deep';
import { expect, test } from '../fixtures/test';
import { violations } from '../fixtures/violations';

// The page for the time when the game does not work. Other specs open it behind nginx, under a path and after `npm start`.

for (const [name, url] of sites) {
  test.describe(`on ${name}`, () => {
    test.use({
      baseURL: async ({ stack, dashboardUrl }, use) => use({ ...stack, dashboardUrl }[url]),
    });

    test(
      'the status page says what works, also while the API is down',
      deepUnless(url === 'siteUrl'),
      async ({ visitor: page, faults }) => {
        faults.expect(/\/api\//);
        await page.goto('/status');
        const summary = page.getByRole('heading', { level: 1 });
        await expect(summary).toHaveText(/^The game works/);
        await expect(page.getByRole('listitem').filter({ hasText: 'API' })).toContainText('Works');
        for (const width of [1440, 320]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await violations(page), `${width} px`).toEqual([]);
        }

        await page.route('**/api/**', (route) => route.abort());
        await page.reload();
        await expect(summary).toHaveText('The game does not answer');
        await page.unroute('**/api/**');
        await page.getByRole('link', { name: 'UpDown' }).click();
        await expect(page.getByRole('banner')).toBeVisible();
      },
    );
  });
}
