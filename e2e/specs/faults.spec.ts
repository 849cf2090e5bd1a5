import { expect, test } from '../fixtures/test';

interface TestWallet {
  rejectNext: boolean;
  setChain(chainId: number | null): void;
}
declare global {
  interface Window {
    updown: { testWallet: TestWallet };
  }
}

test('an API that is down is told in a banner, and the page stays usable', async ({
  visitor: page,
  faults,
}) => {
  faults.expect(/\/api\//);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'All Players History' })).toBeVisible();
  const banner = page.getByText(
    'API connection issues detected. Some features may not work properly.',
  );
  await expect(banner).toHaveCount(0);

  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: unavailable }));
  await page.reload();
  await expect(banner).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByRole('dialog', { name: 'Connect Your Wallet' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.unroute('**/api/**');
  await page.reload();
  await expect(page.getByRole('region', { name: 'All Players History' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

const unavailable = {
  success: false,
  error: 'api_unavailable',
  message: 'The API does not answer.',
};

test('a signature that the player declines ends quietly, and can be asked for again', async ({
  player,
}) => {
  const someone = await player(2);
  const dialog = await someone.openWalletDialog();
  const connect = dialog.getByRole('button', { name: 'Connect Local test wallet' });
  await expect(connect).toBeVisible();
  await someone.page.evaluate(() => (window.updown.testWallet.rejectNext = true));
  await connect.click();
  await expect(dialog.getByText('Authentication cancelled by user.')).toBeVisible();
  await expect(someone.page.getByRole('alert')).toHaveCount(0);

  await someone.page.keyboard.press('Escape');
  await someone.connect();
});

test('on a wrong chain the page says so, and offers the way back', async ({ player }) => {
  const someone = await player(2);
  await someone.connect();
  await someone.page.evaluate(() => window.updown.testWallet.setChain(1));
  const notice = someone.page.getByText(/Your wallet is on another network\. This game runs on/);
  await expect(notice).toBeVisible();
  await expect(someone.button('PREDICT UP')).toBeDisabled();

  await someone.button('Switch network').first().click();
  await expect(notice).toHaveCount(0);
});
