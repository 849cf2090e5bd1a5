import { expect, test } from '../fixtures/quick-play-game';

const ON_BREAK = /On a break until /;

/** The buttons of a bet. */
const OFFERS = /UP|DOWN|Approve|Start New Round|Quick play|Max/;

test('a player limits their day and takes a break, and no bet gets past them', async ({
  bettor,
  game,
  faults,
}) => {
  // The operator refuses, and the wallet's simulation says why.
  faults.expect(/api\/predict/);
  await game.newRound();
  const someone = await bettor(6);
  const { page } = someone;
  await expect(someone.card('Your Prediction')).toContainText('Play within limits');
  await page.getByRole('link', { name: 'Your limits' }).click();

  const limits = someone.card('Your limits');
  await expect(limits).toContainText('Daily stake limit (ION)No limit');
  await expect(limits).toContainText('No break');
  await expect(limits.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(limits.getByRole('button', { name: 'Set limit' })).toBeDisabled();
  await limits.getByRole('radio', { name: '90K' }).check();
  await limits.getByRole('button', { name: 'Set limit' }).click();
  await expect(limits).toContainText('Your own limit: 90,000 ION of 90,000 ION are left today.');

  await page.goto('/');
  await someone.stake.fill('100000');
  await expect(someone.card('Your Prediction')).toContainText('90,000 ION of 90,000 ION are left');
  await someone.button('PREDICT UP').click();
  await expect(page.getByText('Your own limit for today leaves 90,000 ION.')).toBeVisible();
  await someone.predict('UP', 30_000);
  await game.endRunning();

  await page.goto(`/players/${someone.address}`);
  await expect(limits).toContainText('60,000 ION of 90,000 ION are left today.');
  await expect(limits.getByRole('radio', { checked: true })).toHaveCount(0);
  await limits.getByRole('radio', { name: 'A day' }).check();
  await limits.getByRole('button', { name: 'Take a break' }).click();
  await expect(limits).toContainText('You cannot bet until it is over. Nobody can shorten it.');
  await limits.getByRole('button', { name: 'Yes, take the break' }).click();
  await expect(limits).toContainText(ON_BREAK);

  await game.newRound();
  await page.goto('/');
  const bet = someone.card('Your Prediction');
  await expect(bet).toContainText(ON_BREAK);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('[data-action-bar]')).toHaveText(
      /^On a break until \w+ \d+, \d\d:\d\d\s*Your limits$/,
    );
    await expect(bet.getByRole('button', { name: OFFERS })).toHaveCount(0);
    await expect(someone.stake).toHaveCount(0);
    await expect(someone.card('Round Management')).toHaveCount(0);
    await expect(bet).not.toContainText(/Will ETH be above|If you're right|Bet with one press/);
  }
});
