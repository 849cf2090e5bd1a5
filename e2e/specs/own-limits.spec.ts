import { expect, test } from '../fixtures/quick-play-game';

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
  await limits.getByRole('button', { name: 'Take a break' }).click();
  await expect(limits).toContainText('You cannot bet until it is over. Nobody can shorten it.');
  await limits.getByRole('button', { name: 'Yes, take the break' }).click();
  await expect(limits).toContainText(/You are taking a break until /);

  await game.newRound();
  await page.goto('/');
  await expect(someone.card('Your Prediction')).toContainText('Taking a Break');
  await expect(someone.card('Your Prediction')).toContainText(/You are taking a break until /);
  await someone.stake.fill('30000');
  await expect(someone.button('PREDICT DOWN')).toBeDisabled();
});
