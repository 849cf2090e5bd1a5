import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import type { Player } from '../fixtures/player';
import { expect, test } from '../fixtures/test';

// The stake limits, and the page's messages about them.

async function expectNoBet(player: Player, why: string): Promise<void> {
  await expect(player.card('Your Prediction')).toContainText(why);
  await expect(player.button('PREDICT UP')).toBeDisabled();
  await expect(player.button('PREDICT DOWN')).toBeDisabled();
}

test.beforeEach(async ({ game }) => void (await game.newRound()));

test('a player cannot stake more than their balance', DEEP, async ({ bettor }) => {
  const someone = await bettor(4, 40_000);
  await someone.isReadyToPredict();
  await someone.stake.fill('50000');
  await expectNoBet(someone, 'Insufficient token balance.');
  await someone.stake.fill('40000');
  await expect(someone.button('PREDICT UP')).toBeEnabled();
});

test(
  'the page reports a balance below the minimum, and a player can fill it up',
  DEEP,
  async ({ bettor }) => {
    const someone = await bettor(4, 29_999);
    const bet = someone.card('Your Prediction');
    await expect(bet).toContainText('Need Min 30,000 Tokens');
    await expect(bet).toContainText('Insufficient token balance.');
    await expect(someone.button(/^PREDICT/)).toHaveCount(0);
    await someone.takeTestTokens();
    await someone.isReadyToPredict();
  },
);

test('a stake below the minimum is an error while it is typed, and is raised when the field loses focus', async ({
  bettor,
}) => {
  const someone = await bettor(4);
  await someone.isReadyToPredict();
  await someone.stake.fill('29999');
  await expectNoBet(someone, 'Minimum stake is 30,000 tokens.');
  await someone.stake.press('Tab');
  await expect(someone.stake).toHaveValue('30,000');
  await expect(someone.button('PREDICT UP')).toBeEnabled();
});

test('a pasted stake is the amount that was copied, or an error', async ({ bettor }) => {
  const someone = await bettor(4, 5_000_000);
  await someone.isReadyToPredict();
  await someone.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (text: string) => {
    await someone.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await someone.stake.press('ControlOrMeta+a');
    await someone.stake.press('ControlOrMeta+v');
  };
  await paste('50000,5');
  await expect(someone.stake).toHaveValue('50,000.5');
  await paste('30.125');
  await expectNoBet(someone, 'This amount is ambiguous.');
  await someone.stake.press('Tab');
  await expect(someone.stake).toHaveValue('30.125');
});

test('a stake above the maximum is an error', DEEP, async ({ bettor }) => {
  const someone = await bettor(4, 5_000_000);
  await someone.isReadyToPredict();
  await someone.stake.fill('3000001');
  await expectNoBet(someone, 'Maximum stake is 3,000,000 tokens.');
  await someone.stake.press('Tab');
  await expectNoBet(someone, 'Maximum stake is 3,000,000 tokens.');
  await someone.stake.fill('3000000');
  await expect(someone.button('PREDICT UP')).toBeEnabled();
});

test('the page offers no second prediction in the same round, also after a reload [spec 1.3]', async ({
  bettor,
  chain,
}) => {
  const someone = await bettor(4);
  await someone.predict('UP', 30_000);
  await someone.page.reload();
  const active = someone.card('Your Active Prediction');
  await expect(active).toContainText('30,000 ION');
  await expect(someone.button(/^PREDICT/)).toHaveCount(0);
  expect(await chain.tokensOf(someone.address)).toBe(ion(970_000));
});

test('in the last 10 seconds the page warns, and in the last 5 betting is closed [spec 9.1e]', async ({
  bettor,
  api,
  chain,
}) => {
  const someone = await bettor(4);
  const round = await api.currentRound();
  await chain.advanceTo(round!.end_time - 12);
  const card = someone.card(`Round #${round!.id}`);
  await someone.goesOn();
  await expect(card).toContainText('Last seconds to predict');
  await expect(someone.button('PREDICT UP')).toBeEnabled();
  await expect(card).toContainText('Betting is closed');
  await expect(someone.card('Your Prediction')).toContainText('Round Ending Soon');
  await expectNoBet(someone, 'You cannot make predictions in your current round.');
});
