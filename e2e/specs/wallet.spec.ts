import { DEEP } from '../fixtures/deep';
import { Player, shortAddress } from '../fixtures/player';
import { expect, test } from '../fixtures/test';

const ELSEWHERE = /Your wallet is on another network\. This game runs on/;

test('a declined signature ends quietly, and the player can sign in later', async ({ player }) => {
  const someone = await player(2);
  const dialog = await someone.openWalletDialog();
  const connect = dialog.getByRole('button', { name: 'Connect Local test wallet' });
  await expect(connect).toBeVisible();
  await someone.declinesNext();
  await connect.click();
  await expect(dialog.getByText('Authentication cancelled by user.')).toBeVisible();
  await expect(someone.page.getByRole('alert')).toHaveCount(0);

  await someone.page.keyboard.press('Escape');
  await someone.connect();
});

test(
  'a declined transaction ends quietly, and the player can send it later',
  DEEP,
  async ({ bettor, game, chain }) => {
    await game.newRound();
    const someone = await bettor(2);
    const before = await chain.tokensOf(someone.address);
    await someone.isReadyToPredict();
    await someone.declinesNext();
    await someone.button('PREDICT UP').click();
    await expect(someone.page.getByText('Transaction was cancelled.')).toBeVisible();
    await expect(someone.page.getByRole('alert')).toHaveCount(0);
    expect(await chain.tokensOf(someone.address)).toBe(before);

    await someone.predict('UP', 30_000);
  },
);

test('on a wrong chain the page says so once, and a choice asks the wallet to switch and waits', async ({
  bettor,
  game,
}) => {
  await game.newRound();
  const someone = await bettor(2);
  const { page } = someone;
  await someone.isReadyToPredict();
  await someone.goesToChain(1);
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await expect(page.getByText(/network/i).locator('visible=true')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Switch network' })).toHaveCount(1);
  await expect(someone.button('PREDICT UP')).toHaveCount(0);

  await someone.declinesNext();
  await someone.button(/^UP/).click();
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await someone.button(/^UP/).click();
  await expect(page.getByText(ELSEWHERE)).toHaveCount(0);
  await expect(someone.button(/^Bet 30,000 on UP/)).toBeEnabled();
});

test('another account in the wallet ends the session, and can sign in itself', async ({
  bettor,
  game,
  chain,
}) => {
  await game.newRound();
  const someone = await bettor(2);
  await someone.predict('UP', 30_000);
  await someone.goesToAccount(3);
  await expect(someone.page.getByRole('banner').getByText('Connect Wallet')).toBeVisible();
  await expect(someone.card('Your Active Prediction')).toHaveCount(0);
  await expect(someone.card('Recent Predictions')).toHaveCount(0);
  expect(await someone.page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

  const other = Player.addressOf(3, await chain.accounts());
  await game.fund(other);
  const dialog = await someone.openWalletDialog();
  await dialog.getByRole('button', { name: 'Connect Local test wallet' }).click();
  await expect(someone.button(shortAddress(other))).toBeVisible();
  await someone.isReadyToPredict();
});

test(
  'a wallet stays connected through a reload until the player disconnects it',
  DEEP,
  async ({ player }) => {
    const someone = await player(2);
    await someone.connect();
    await someone.page.reload();
    await expect(someone.button(shortAddress(someone.address))).toBeVisible();
    await someone.button('Disconnect').click();
    const connect = someone.page
      .getByRole('banner')
      .getByRole('button', { name: 'Connect Wallet' });
    await expect(connect).toBeVisible();
    await someone.page.reload();
    await expect(connect).toBeVisible();
  },
);

test('a player signs out while the page still reads their data', DEEP, async ({ player }) => {
  const someone = await player(2);
  await someone.connect();
  await someone.page.route('**/api/user/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await someone.page.reload();
  const revoked = someone.page.waitForResponse('**/api/auth/logout');
  await someone.button('Disconnect').click();
  const connect = someone.page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' });
  await expect(connect).toBeVisible();
  expect((await revoked).status()).toBe(200);
  await expect(someone.page.getByText('Your session has ended')).toHaveCount(0);
});
