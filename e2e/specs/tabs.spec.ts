import { shortAddress } from '../fixtures/player';
import { expect, test } from '../fixtures/test';

test('what a player does in one tab, the other shows', async ({ bettor, game, faults }) => {
  const round = await game.newRound();
  const here = await bettor(7);
  const there = await here.openTab();
  faults.watch(there.page);
  await there.page.goto('/');
  await expect(there.button(shortAddress(there.address))).toBeVisible();
  await expect(there.button('PREDICT UP')).toBeEnabled();

  await here.predict('DOWN', 40_000);
  await expect(there.card('Your Active Prediction')).toContainText('40,000 ION');
  await expect(there.card('Your Prediction')).toContainText('You already predicted in this round.');
  await expect(there.page.getByRole('group', { name: 'Token balance' })).toContainText(
    '960,000 ION',
  );
  await expect(there.card('Recent Predictions')).toContainText(`#${round.id}`);
});

test('a player who disconnects in one tab is signed out in the other', async ({
  bettor,
  faults,
}) => {
  const here = await bettor(7);
  const there = await here.openTab();
  faults.watch(there.page);
  await there.page.goto('/');
  // What it asked for as this player has come.
  await expect(there.card('Recent Predictions')).toContainText(/#\d|no prediction yet/);
  await here.button('Disconnect').click();
  for (const { page } of [here, there]) {
    await expect(page.getByRole('banner').getByText('Connect Wallet')).toBeVisible();
  }
});

test('another account in the wallet ends the session in both tabs', async ({ bettor, faults }) => {
  const here = await bettor(7);
  const there = await here.openTab();
  faults.watch(there.page);
  await there.page.goto('/');
  await expect(there.card('Recent Predictions')).toContainText(/#\d|no prediction yet/);
  await here.goesToAccount(8);
  for (const { page } of [here, there]) {
    await expect(page.getByRole('banner').getByText('Connect Wallet')).toBeVisible();
  }
});
