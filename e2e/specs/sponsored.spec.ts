import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/sponsored-game';

// The operator pays the gas. The player only signs, and cannot pay for a single transaction.

test('a bet and its claim cost the player no gas', async ({ bettor, game, chain, api }) => {
  const round = await game.newRound();
  const someone = await bettor(0);
  await chain.setGas(someone.address, 0n);
  await expect(someone.button('PREDICT UP')).toBeEnabled();
  await someone.predict('UP', 40_000);
  const notices = someone.page.getByRole('status', { name: 'Notifications' });
  await expect(notices).toContainText('Transaction Successful');
  await notices.getByRole('button', { name: 'Details' }).click();
  await expect(notices).toContainText('Paid by');
  expect(await chain.tokensOf(someone.address)).toBe(ion(960_000));

  expect((await game.endRound(round, 1)).outcome).toBe('UP');
  await someone.button(/^Claim Rewards/).click();
  await expect(someone.card('Round Completed')).toContainText('Paid to your wallet');
  expect(await chain.tokensOf(someone.address)).toBe(ion(1_032_000));
  expect(await chain.gasOf(someone.address)).toBe(0n);
  expect((await api.config()).sponsorsGas).toBe(true);
});

test('a bet and a claim succeed although their answers are lost, and the page says so', async ({
  bettor,
  game,
  faults,
}) => {
  const round = await game.newRound();
  const someone = await bettor(3);
  const { page } = someone;
  const notices = page.getByRole('status', { name: 'Notifications' });
  faults.expect(/ERR_CONNECTION_RESET/);
  // The operator receives the page's requests and sends the transactions, but its answers are lost: one is still pending when
  // the player reloads the page, and the connection of the other breaks.
  await page.route('**/api/predict', async (route) => void (await route.fetch()));
  await page.route('**/api/claim/*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

  await someone.stake.fill('40000');
  await someone.button('PREDICT UP').click();
  await expect(someone.card('Your Prediction')).toContainText('Sent, waiting for confirmation');
  await page.reload();
  await expect(notices).toContainText('Transaction Successful');
  await expect(someone.card('Your Active Prediction')).toContainText('40,000 ION');

  await game.endRound(round, 1);
  await someone.button(/^Claim Rewards/).click();
  await expect(someone.card('Round Completed')).toContainText('Paid to your wallet');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'a declined signature for the operator places no bet',
  DEEP,
  async ({ bettor, game, chain }) => {
    await game.newRound();
    const someone = await bettor(1);
    await expect(someone.button('PREDICT DOWN')).toBeEnabled();
    await someone.declinesNext();
    await someone.button('PREDICT DOWN').click();
    await expect(someone.page.getByText('Transaction was cancelled.')).toBeVisible();
    await expect(someone.page.getByRole('alert')).toHaveCount(0);
    expect(await chain.tokensOf(someone.address)).toBe(ion(1_000_000));
  },
);

test(
  'with a permit the bet is one transaction of the player, without an approval before it',
  DEEP,
  async ({ player, game, chain }) => {
    await game.newRound();
    const someone = await player(2);
    await chain.setTokens(someone.address, ion(1_000_000));
    await someone.connect();
    await someone.choosePermit();
    const before = await chain.transactionsOf(someone.address);
    await someone.predict('UP', 50_000);
    expect(await chain.transactionsOf(someone.address)).toBe(before + 1);
    expect(await chain.tokensOf(someone.address)).toBe(ion(950_000));
  },
);
