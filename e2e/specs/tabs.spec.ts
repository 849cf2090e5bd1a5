import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { shortAddress } from '../fixtures/player';
import { expect, test } from '../fixtures/test';

test("one tab shows the player's actions in another", async ({ bettor, game, faults }) => {
  const round = await game.newRound();
  const here = await bettor(7);
  const there = await here.openTab();
  faults.watch(there.page);
  await there.page.goto('/');
  await expect(there.button(shortAddress(there.address))).toBeVisible();
  await there.isReadyToPredict();

  await here.predict('DOWN', 40_000);
  await expect(there.card('Your Active Prediction')).toContainText('40,000 ION');
  await expect(there.page.getByRole('group', { name: 'Token balance' })).toContainText(
    '960,000 ION',
  );
  await expect(there.card('Recent Predictions')).toContainText(`#${round.id}`);
});

test(
  'a player who disconnects in one tab is signed out in the other',
  DEEP,
  async ({ bettor, faults }) => {
    const here = await bettor(7);
    const there = await here.openTab();
    faults.watch(there.page);
    await there.page.goto('/');
    // The answers to the page's requests as this player have arrived.
    await expect(there.card('Recent Predictions')).toContainText(/#\d|No predictions yet/);
    await here.button('Disconnect').click();
    for (const { page } of [here, there]) {
      await expect(page.getByRole('banner').getByText('Connect Wallet')).toBeVisible();
    }

    await here.connect();
    await expect(there.button(shortAddress(there.address))).toBeVisible();
  },
);

test(
  'a player who signs in again in one tab stays signed in in both',
  DEEP,
  async ({ bettor, game, faults }) => {
    await game.newRound();
    const here = await bettor(7);
    const there = await here.openTab();
    faults.watch(there.page);
    await there.page.goto('/');
    await expect(there.card('Recent Predictions')).toContainText(/#\d|No predictions yet/);
    const token = () => there.page.evaluate(() => localStorage.getItem('authToken'));
    const first = await token();

    // The wallet was locked meanwhile, so the reload restores the session but not the wallet.
    await here.page.evaluate(() => localStorage.removeItem('updown.testWallet.allowed'));
    await here.page.reload();
    await here.button(shortAddress(here.address)).click();
    await here.page.getByRole('dialog').getByRole('button', { name: 'Wallet Details' }).click();
    await here.button('Connect Local test wallet').click();
    await expect.poll(token).not.toBe(first);
    expect(await token()).not.toBeNull();

    await there.predict('UP', 40_000);
    await expect(here.card('Your Active Prediction')).toContainText('40,000 ION');
  },
);

test(
  "one tab shows the player's approvals and claims in another",
  DEEP,
  async ({ player, game, chain, faults }) => {
    const round = await game.newRound();
    const here = await player(8);
    await chain.setTokens(here.address, ion(1_000_000));
    await chain.approve(here.address, 0n);
    await here.connect();
    const there = await here.openTab();
    faults.watch(there.page);
    await there.page.goto('/');
    await expect(there.button('Approve Tokens')).toBeEnabled();
    await here.approve();
    await expect(there.button('PREDICT UP')).toBeEnabled();

    await here.predict('UP', 40_000);
    await game.endRound(round, 1);
    await expect(there.button('Claim Rewards')).toBeEnabled();
    await here.button('Claim Rewards').click();
    await expect(there.button('Claim Rewards')).toHaveCount(0);
    await expect(there.page.getByRole('group', { name: 'Token balance' })).toContainText(
      '1,032,000 ION',
    );
  },
);

test(
  'another account in the wallet ends the session in both tabs',
  DEEP,
  async ({ bettor, faults }) => {
    const here = await bettor(7);
    const there = await here.openTab();
    faults.watch(there.page);
    await there.page.goto('/');
    await expect(there.card('Recent Predictions')).toContainText(/#\d|No predictions yet/);
    await here.goesToAccount(8);
    for (const { page } of [here, there]) {
      await expect(page.getByRole('banner').getByText('Connect Wallet')).toBeVisible();
    }
  },
);
