import { ion } from '../fixtures/ion';
import type { Player } from '../fixtures/player';
import { expect, test } from '../fixtures/test';

// What a player cannot bet, and what the page says of it.

async function expectNoBet(player: Player, why: string): Promise<void> {
  await expect(player.card('Your Prediction')).toContainText(why);
  await expect(player.button('PREDICT UP')).toBeDisabled();
  await expect(player.button('PREDICT DOWN')).toBeDisabled();
}

test.beforeEach(async ({ game }) => void (await game.newRound()));

test('more than the player has cannot be bet', async ({ bettor }) => {
  const someone = await bettor(4, 40_000);
  await expect(someone.button('PREDICT UP')).toBeEnabled();
  await someone.stake.fill('50000');
  await expectNoBet(someone, 'Insufficient token balance.');
  await someone.stake.fill('40000');
  await expect(someone.button('PREDICT UP')).toBeEnabled();
});

test('a balance below the minimum is told, and filled up', async ({ bettor }) => {
  const someone = await bettor(4, 29_999);
  await expectNoBet(someone, 'Need Min 30,000 Tokens');
  await expectNoBet(someone, 'Insufficient token balance.');
  await someone.takeTestTokens();
  await expect(someone.button('PREDICT UP')).toBeEnabled();
});

test('a stake below the minimum is refused while it is typed, and raised when the field is left', async ({
  bettor,
}) => {
  const someone = await bettor(4);
  await someone.stake.fill('29999');
  await expectNoBet(someone, 'Minimum stake is 30,000 tokens.');
  await someone.stake.press('Tab');
  await expect(someone.stake).toHaveValue('30000');
  await expect(someone.button('PREDICT UP')).toBeEnabled();
});

test('a stake above the maximum is refused', async ({ bettor }) => {
  const someone = await bettor(4, 5_000_000);
  await someone.stake.fill('3000001');
  await expectNoBet(someone, 'Maximum stake is 3,000,000 tokens.');
  await someone.stake.press('Tab');
  await expectNoBet(someone, 'Maximum stake is 3,000,000 tokens.');
  await someone.stake.fill('3000000');
  await expect(someone.button('PREDICT UP')).toBeEnabled();
});

test('a second prediction in the same round is not offered, also after a reload', async ({
  bettor,
  chain,
}) => {
  const someone = await bettor(4);
  await someone.predict('UP', 30_000);
  await expectNoBet(someone, 'You already predicted in this round.');
  await someone.page.reload();
  await expectNoBet(someone, 'You already predicted in this round.');
  await expect(someone.card('Your Active Prediction')).toContainText('30,000 ION');
  expect(await chain.tokensOf(someone.address)).toBe(ion(970_000));
});

test('in the last 10 seconds the page warns, and in the last 5 betting is closed', async ({
  bettor,
  api,
  chain,
}) => {
  const someone = await bettor(4);
  const round = await api.currentRound();
  await chain.advanceTo(round!.end_time - 12);
  const card = someone.card(`Round #${round!.id}`);
  await expect(card).toContainText('Last seconds to predict');
  await expect(someone.button('PREDICT UP')).toBeEnabled();
  await expect(card).toContainText('Betting is closed');
  await expect(someone.card('Your Prediction')).toContainText('Round Ending Soon');
  await expectNoBet(someone, 'You cannot make predictions in your current round.');
});
