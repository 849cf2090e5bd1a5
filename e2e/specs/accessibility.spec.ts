import { DEEP, deepUnless } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { expectAccessible } from '../fixtures/look';
import { expect, test } from '../fixtures/test';

// A visitor's page, and pages with missing parts; accessibility-player.spec.ts covers the rest.

function never() {
  return undefined;
}

test("axe finds no barrier in a visitor's page, its menu and the wallet dialog", async ({
  visitor: page,
  game,
}) => {
  const round = await game.newRound();
  await page.goto('/');
  await expect(page.getByRole('region', { name: `Round #${round.id}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ether price' })).toBeVisible();
  await expectAccessible(page, 'visitor');

  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, 'visitor menu', { at: [390] });
  await page.keyboard.press('Escape');

  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Connect Local test wallet');
  await expectAccessible(page, 'wallet dialog');

  await page.route('**/rpc', never);
  await dialog.getByRole('button', { name: 'Connect Local test wallet' }).click();
  await expect(dialog).toContainText('Waiting for your wallet to connect…');
  await expectAccessible(page, 'wallet dialog connecting');
  await dialog.getByRole('button', { name: 'Connect MetaMask' }).click();
  await expect(page.getByText('MetaMask not installed')).toBeVisible();
  await expectAccessible(page, 'wallet dialog with toast', { withToasts: true });
});

test('axe finds no barrier while everything loads', DEEP, async ({ visitor: page }) => {
  await page.route('**/api/**', never);
  await page.goto('/');
  await expect(page.getByRole('status', { name: 'Loading the round' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading the history' })).toBeVisible();
  await expectAccessible(page, 'loading');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();
  await expectAccessible(page, 'dashboard loading');
});

test('axe finds no barrier if nothing can be loaded', DEEP, async ({ visitor: page, faults }) => {
  faults.expect(/\/api\//);
  const json = { success: false, error: 'api_unavailable', message: 'The API does not answer.' };
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json }));
  await page.goto('/');
  await expect(page.getByText('Waiting for the next round...')).toBeVisible();
  await expect(page.getByText("Couldn't load the history.")).toBeVisible();
  await expect(page.getByText('API connection issues detected.')).toBeVisible();
  await expectAccessible(page, 'api down');
  await page.goto('/dashboard');
  await expect(page.getByText('Error Loading Game Status')).toBeVisible();
  await expectAccessible(page, 'dashboard api down');
});

test('axe finds no barrier if a remote is missing', DEEP, async ({ visitor: page, faults }) => {
  faults.expect(/\/remotes\//, /\[remote\]|RUNTIME-0/);
  await page.route('**/remotes/game/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(page.getByText(/Remote game, version/).first()).toBeVisible();
  await expectAccessible(page, 'remote missing');
});

test('axe finds no barrier on an unknown page and on the dashboard', async ({
  visitor: page,
  faults,
}) => {
  faults.expect(/no-such-page/);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Game Status' })).toContainText('Refresh Status');
  await expectAccessible(page, 'dashboard');
  await page.goto('/no-such-page');
  await expect(page.getByRole('main')).toBeVisible();
  await expectAccessible(page, 'not found');
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(
    `a figure whose digits have changed still reads as one number, with motion '${reducedMotion}'`,
    deepUnless(reducedMotion === 'no-preference'),
    async ({ visitor: page, game, chain }) => {
      const bet = async (account: number, amount: bigint) => {
        const address = (await chain.accounts()).at(account)!;
        await game.fund(address);
        await chain.predict(address, true, amount);
      };
      await game.newRound();
      await bet(-3, ion(40_000));
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      const main = page.getByRole('main');
      const total = (figure: string) => `definition: ${figure} ION · 100%`;
      await expect.poll(() => main.ariaSnapshot()).toContain(total('40,000'));
      await bet(-4, ion(51_000));
      await expect.poll(() => main.ariaSnapshot()).toContain(total('91,000'));
    },
  );
}
