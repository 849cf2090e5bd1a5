import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { expectAccessible } from '../fixtures/look';
import { shortAddress } from '../fixtures/player';
import { expect, test } from '../fixtures/sponsored-game';
import { failWallet, holdWallet } from '../fixtures/wallet-rpc';

// Every state of a player's page in turn. The chain is held where a state would pass too quickly.

test('axe finds no barrier on the way to a prediction', async ({ player, game, chain }) => {
  test.setTimeout(600_000);
  await game.newRound();
  const someone = await player(6);
  const { page } = someone;
  const bet = someone.card('Your Prediction');
  await chain.approve(someone.address, 0n);
  await chain.setTokens(someone.address, 0n);
  await someone.connect();
  await expect(bet).toContainText('No Tokens');
  await expectAccessible(page, 'no tokens');

  await someone.button(shortAddress(someone.address)).click();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible();
  await expectAccessible(page, 'profile dialog');
  await someone.button('Wallet Details').click();
  await expect(page.getByRole('dialog')).toContainText('Wallet Connected Successfully');
  await expectAccessible(page, 'wallet details');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 900 });
  await someone.button(/^Menu .*0x/).click();
  await expectAccessible(page, 'player menu', { at: [390] });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });

  await chain.setTokens(someone.address, ion(20_000));
  await someone.button('Refresh balance').click();
  await expect(bet).toContainText('Need Min 30,000 Tokens');
  await expectAccessible(page, 'below the minimum');
  // Checking everything takes longer than a round.
  await game.newRound();
  await chain.setTokens(someone.address, ion(1_000_000));
  await someone.button('Refresh balance').click();
  await expect(someone.button('Approve Tokens')).toBeEnabled();
  await expectAccessible(page, 'to approve');
  await someone.approve();
  await expect(page.getByText('Tokens approved successfully!')).toBeVisible();
  await expectAccessible(page, 'approved');
  await someone.stake.fill('20000');
  await expect(bet).toContainText('Minimum stake is 30,000 tokens.');
  await expectAccessible(page, 'stake below the minimum');
  await someone.stake.fill('50000');
  await expect(someone.button('PREDICT UP')).toBeEnabled();
  await expectAccessible(page, 'ready');

  await someone.goesToChain(1);
  const notice = page.getByRole('alert').filter({ hasText: 'another network' });
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'wrong chain');
  await notice.getByRole('button', { name: 'Switch network' }).click();
  const round = await game.newRound();
  await expect(someone.card(`Round #${round.id}`)).toBeVisible();
  await someone.declinesNext();
  await someone.button('PREDICT UP').click();
  await expect(page.getByText('Transaction was cancelled.')).toBeVisible();
  await expectAccessible(page, 'declined');
  const sign = await holdWallet(page, 'eth_signTypedData_v4');
  await someone.button('PREDICT UP').click();
  await expect(bet).toContainText('Waiting for your signature');
  await expectAccessible(page, 'signing');
  await chain.holdBlocks();
  sign();
  await expect(bet).toContainText('Sent, waiting for confirmation');
  await expectAccessible(page, 'sponsored prediction under way');
  await chain.releaseBlocks();
  await expect(someone.card('Your Active Prediction')).toContainText('UP');
  await expect(someone.historyOf(round.id)).toContainText('Pending');
  await expectAccessible(page, 'predicted');
});

test(
  'axe finds no barrier while the chain does not answer, and the player can bet afterwards',
  DEEP,
  async ({ player, game, faults }) => {
    test.setTimeout(600_000);
    faults.expect(/users\/me|503/);
    await game.newRound();
    const someone = await player(5);
    const { page } = someone;
    const bet = someone.card('Your Prediction');
    await game.fund(someone.address);
    const answerAgain = await failWallet(page, 'eth_call');
    const profile = '**/api/users/me';
    await page.route(profile, (route) => route.fulfill({ status: 503, json: { success: false } }));
    // The sign-in reads the profile too.
    await page.route(profile, (route) => route.continue(), { times: 1 });
    await someone.connect();
    await expect(bet.getByRole('alert')).toContainText('Unable to load token balance');
    await expectAccessible(page, 'no balance');

    await page.unroute(profile);
    await bet.getByRole('button', { name: 'Retry' }).click();
    await expect(bet).toContainText('1,000,000 ION');
    await expect(bet).toContainText('Unable to load token allowance');
    await expectAccessible(page, 'no allowance');
    await answerAgain();
    await bet.getByRole('button', { name: 'Retry' }).click();
    await expect(bet).toContainText('Ready to Predict');
    await someone.predict('UP', 50_000);
  },
);

test(
  'axe finds no barrier from a pending transaction to its result',
  DEEP,
  async ({ bettor, game, chain }) => {
    test.setTimeout(600_000);
    const round = await game.newRound();
    const someone = await bettor(7);
    const { page } = someone;
    await someone.predict('UP', 50_000);
    await chain.holdBlocks();
    await chain.advanceTo(round.end_time + 15);
    await expect(someone.card('Round Completed')).toContainText('Check Result');
    await expectAccessible(page, 'resolving');
    const answer = await holdWallet(page, 'eth_call');
    await someone.button('Check Result').click();
    await expect(page.getByText('Checking result from blockchain...')).toBeVisible();
    await expectAccessible(page, 'checking the result');
    answer();
    await chain.releaseBlocks();
    expect((await game.endRound(round)).outcome).toBe('DRAW');
    await expect(someone.card('Round Completed')).toContainText('Draw');
    await expectAccessible(page, 'draw');

    await chain.holdBlocks();
    await someone.button('Start New Round').click();
    await expect(page.getByText('Sent, waiting for confirmation')).toBeVisible();
    await expectAccessible(page, 'transaction under way');
    await chain.releaseBlocks();
    await expect(page.getByText(/Round started successfully with price/)).toBeVisible();
    await expect(someone.card('Round Completed')).toContainText('Dismiss');
    await expectAccessible(page, 'result beside the next round');
  },
);

test(
  'axe finds no barrier in any outcome or while the game is paused',
  DEEP,
  async ({ bettor, game, chain, faults }) => {
    test.setTimeout(600_000);
    const someone = await bettor(8);
    const { page } = someone;
    const completed = someone.card('Round Completed');
    const outcomes = [
      ['win', 1, 'You won'],
      ['loss', -1, 'You lost'],
    ] as const;
    for (const [name, percent, says] of outcomes) {
      const round = await game.newRound();
      await someone.predict('UP', 50_000);
      await game.endRound(round, percent);
      await expect(completed).toContainText(says);
      await expectAccessible(page, name);
    }
    const round = await game.newRound();
    await someone.predict('DOWN', 50_000);
    await chain.voidRound(someone.address, round.id, round.end_time);
    await expect(completed).toContainText('Refunded');
    await expect(someone.button('Claim all')).toBeEnabled();
    await expectAccessible(page, 'refund and several to claim');

    await chain.setPaused(true);
    faults.expect(/409/);
    await someone.button('Start New Round').click();
    await expect(page.getByRole('alert')).toContainText(/paused/i);
    await expectAccessible(page, 'paused');
    await chain.setPaused(false);
    await someone.button('Claim all').click();
    await expect(someone.card('Claimable Rewards')).toBeHidden();
    await expectAccessible(page, 'claimed');
  },
);

test(
  'axe finds no barrier in the last seconds of a round',
  DEEP,
  async ({ bettor, game, chain }) => {
    const round = await game.newRound();
    const someone = await bettor(9);
    await someone.isReadyToPredict();
    await chain.advanceTo(round.end_time - 9);
    await expect(someone.card(`Round #${round.id}`)).toContainText('Round ending');
    // The state is too short to check every size.
    await expectAccessible(someone.page, 'round ending', { at: [1440, 320] });
  },
);
