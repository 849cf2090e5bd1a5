import type { Page } from '@playwright/test';
import { DEEP } from '../fixtures/deep';
import { holdStream, release, releaseHost } from '../fixtures/next-version';
import { expect, test } from '../fixtures/test';

// A release while a page is open: the player decides when the new version runs, and loses nothing.

function gameVersion(page: Page) {
  return page.evaluate(
    () =>
      (window as unknown as { updown: { versions: Record<string, string> } }).updown.versions[
        'game'
      ],
  );
}

test('a page that updates keeps a typed stake and a transaction under way, without a reload', async ({
  bettor,
  game,
  chain,
}) => {
  await game.newRound();
  const someone = await bettor(11);
  const { page } = someone;
  await holdStream(page);
  await page.reload();
  await someone.goesOn();
  await someone.stake.fill('44000');
  const notice = page.getByRole('status', { name: 'Notifications' });

  await release(page, '9.1.0', 2);
  await expect(notice).toContainText('A new version is ready.');
  await expect(someone.stake).toBeFocused();
  await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
  await someone.button('Update').click();
  await expect.poll(() => gameVersion(page)).toBe('9.1.0');
  await expect(notice).not.toContainText('A new version is ready.');
  await expect(someone.stake).toHaveValue('44,000');

  await chain.holdBlocks();
  await someone.button('PREDICT UP').click();
  const panel = someone.card('Your Prediction');
  await expect(panel).toContainText('Sent, waiting for confirmation');
  await release(page, '9.2.0', 3);
  await someone.button('Update').click();
  await expect.poll(() => gameVersion(page)).toBe('9.2.0');
  await expect(panel).toContainText('Sent, waiting for confirmation');
  await chain.releaseBlocks();
  await expect(someone.card('Your Active Prediction')).toContainText('44,000');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test(
  'a new host alone offers a reload, which keeps a typed stake',
  DEEP,
  async ({ bettor, game }) => {
    await game.newRound();
    const someone = await bettor(12);
    const { page } = someone;
    await holdStream(page);
    await page.reload();
    await someone.goesOn();
    await someone.stake.fill('44000');
    await releaseHost(page, '9.0.0', 2);
    await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
    await someone.button('Reload page').click();
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(false);
    await expect(someone.stake).toHaveValue('44,000');
  },
);

test('a place whose old files are gone offers the reload that helps', async ({
  visitor: page,
  faults,
}) => {
  faults.expect(/remotes\/dashboard/, /\[remote\] dashboard/, /RUNTIME-0/);
  await page.goto('/');
  await page.route('**/remotes/dashboard/0*/**', (route) => route.fulfill({ status: 404 }));
  await page.route('**/site.json', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/("dashboard":\{"version":)"[^"]+"/, '$1"9.0.0"'),
    });
  });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const card = page.getByRole('alert').filter({ hasText: 'Remote dashboard, version 0' });
  await expect(card.getByRole('button', { name: 'Reload page' })).toBeVisible();
});
