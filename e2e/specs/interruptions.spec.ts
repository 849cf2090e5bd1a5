import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/sponsored-game';

// What a player sees when the API dies, when the chain is slow, and when nobody could resolve a round.

test('a transaction that is under way is followed through a reload', async ({
  player,
  game,
  chain,
}) => {
  await game.newRound();
  const someone = await player(3);
  await chain.setTokens(someone.address, ion(1_000_000));
  await someone.connect();
  const bet = someone.card('Your Prediction');
  await someone.page.getByLabel('With the prediction: a signature, no transaction').check();
  await chain.holdBlocks();
  await someone.button('PREDICT UP').click();
  await expect(bet).toContainText('Sent, waiting for confirmation');

  await someone.page.reload();
  await expect(bet).toContainText('Predict UP with 30,000 ION');
  await expect(bet).toContainText('Sent, waiting for confirmation');
  await expect(someone.button('Approve Tokens')).toBeDisabled();

  await chain.releaseBlocks();
  await expect(someone.card('Your Active Prediction')).toContainText('30,000 ION');
  const notices = someone.page.getByRole('status', { name: 'Notifications' });
  await expect(notices).toContainText('Predict UP with 30,000 ION');
  expect(await chain.tokensOf(someone.address)).toBe(ion(970_000));
});

test('an API that is killed is told in a banner, and when it is back the page catches up by itself', async ({
  bettor,
  game,
  chain,
  stack,
  faults,
}) => {
  faults.expect(/\/api\//);
  const round = await game.newRound();
  const someone = await bettor(4);
  await someone.predict('UP', 50_000);
  const banner = someone.page.getByText(
    'API connection issues detected. Some features may not work properly.',
  );
  await expect(banner).toHaveCount(0);

  await stack.api.kill();
  await expect(banner).toBeVisible({ timeout: 30_000 });
  await expect(someone.card('Your Active Prediction')).toBeVisible();
  const other = (await chain.accounts()).at(-2)!;
  await game.fund(other);
  await chain.predict(other, false, ion(30_000));

  await stack.api.startAgain();
  await expect(banner).toHaveCount(0, { timeout: 30_000 });
  await expect(someone.card(`Round #${round.id}`)).toContainText('80,000 ION');
  await expect(someone.historyOf(round.id)).toContainText('Pending');
});

test('a page that is opened while the API is down says so, and fills when it is back', async ({
  visitor,
  game,
  stack,
  faults,
}) => {
  faults.expect(/\/api\//);
  const round = await game.newRound();
  await stack.api.kill();
  await visitor.goto('/');
  await expect(
    visitor.getByText('API connection issues detected. Some features may not work properly.'),
  ).toBeVisible({ timeout: 30_000 });
  await visitor.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Connect Your Wallet' })).toBeVisible();
  await visitor.keyboard.press('Escape');

  await stack.api.startAgain();
  await expect(visitor.getByRole('region', { name: `Round #${round.id}` })).toBeVisible({
    timeout: 30_000,
  });
  await expect(visitor.getByText('API connection issues detected.')).toHaveCount(0);
});

test('while the event stream alone is down the page polls, and when it is back it stops', async ({
  visitor: page,
  game,
  chain,
  stack,
  faults,
}) => {
  faults.expect(/\/api\//);
  const [first, second] = (await chain.accounts()).slice(-3) as [string, string];
  await game.fund(first);
  await game.fund(second);
  const round = await game.newRound();
  await page.goto('/');
  const pools = page.getByRole('region', { name: `Round #${round.id}` });
  await expect(pools).toBeVisible();

  await page.route('**/api/events', (route) => route.abort());
  await stack.api.kill();
  await stack.api.startAgain();
  await chain.predict(first, true, ion(50_000));
  await expect(pools).toContainText('50,000 ION', { timeout: 30_000 });

  await page.unroute('**/api/events');
  // Once the stream is up, what was missed is read once more, and from then on nothing.
  await page.waitForResponse('**/api/events');
  await page.waitForResponse('**/players/history-fast');
  const polls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('-fast')) polls.push(request.url());
  });
  await chain.predict(second, false, ion(30_000));
  await expect(pools).toContainText('80,000 ION');
  expect(polls).toEqual([]);
});

test('a round that nobody resolved within an hour is void, and every stake comes back', async ({
  bettor,
  game,
  chain,
  api,
}) => {
  const round = await game.newRound();
  const someone = await bettor(5);
  await someone.predict('DOWN', 70_000);
  await chain.voidRound(someone.address, round.id, round.end_time);
  await api.roundThat(({ id, outcome }) => id === round.id && outcome === 'VOID');

  await expect(someone.card('Round Completed')).toContainText('Refunded');
  await expect(someone.historyOf(round.id)).toContainText('Stake returned Refunded');
  await expect(someone.card('Claimable Rewards')).toContainText('Stake returned');
  await someone.button('Claim Stake').click();
  await expect(someone.card('Round Completed')).toContainText('Claimed');
  expect(await chain.tokensOf(someone.address)).toBe(ion(1_000_000));
});
