import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/sponsored-game';

/** A little more than the polling period of the history. */
const HISTORY_POLL_MS = 11_000;

// The player's page while the API is down, while the chain is slow, and after a round that stayed unresolved.

test('the page follows a pending transaction through a reload', async ({ player, game, chain }) => {
  await game.newRound();
  const someone = await player(3);
  await chain.setTokens(someone.address, ion(1_000_000));
  await someone.connect();
  const bet = someone.card('Your Prediction');
  await someone.choosePermit();
  await chain.holdBlocks();
  await someone.button('PREDICT UP').click();
  await expect(bet).toContainText('Sent, waiting for confirmation');

  await someone.page.reload();
  await expect(bet).toContainText('Predict UP with 30,000 ION');
  await expect(bet).toContainText('Sent, waiting for confirmation');
  await expect(someone.button('PREDICT UP')).toBeDisabled();

  await chain.releaseBlocks();
  await expect(someone.card('Your Active Prediction')).toContainText('30,000 ION');
  const notices = someone.page.getByRole('status', { name: 'Notifications' });
  await expect(notices).toContainText('UP placed · 30,000 ION');
  expect(await chain.tokensOf(someone.address)).toBe(ion(970_000));
});

test(
  'a reload while the server cannot say who is signed in keeps the player and the running bet',
  DEEP,
  async ({ bettor, game, faults }) => {
    faults.expect(/\/api\/users\/me/);
    faults.expect(/\[session\] Internal Server Error/);
    await game.newRound();
    const someone = await bettor(5);
    await someone.predict('UP', 50_000);
    const me = /\/api\/users\/me$/;
    await someone.page.route(me, (route) =>
      route.fulfill({ status: 503, json: { success: false } }),
    );
    await someone.page.reload();
    const header = someone.page.getByRole('banner');
    const mark = header.locator('[data-freshness=reconnecting]');
    await expect(mark).toHaveText('Reconnecting…');
    await expect(header.getByRole('status')).toHaveText('Reconnecting…');
    await expect(someone.accountButton).toBeVisible();
    await expect(someone.card('Your Active Prediction')).toContainText('50,000');
    await someone.page.unroute(me);
    await expect(mark).toHaveCount(0);
    await expect(someone.accountButton).toBeVisible();
  },
);

test('a banner reports a killed API, and the page catches up by itself when the API is back', async ({
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
  await expect(banner).toBeVisible();
  await expect(someone.card('Your Active Prediction')).toBeVisible();
  const other = (await chain.accounts()).at(-2)!;
  await game.fund(other);
  await chain.predict(other, false, ion(30_000));

  await stack.api.startAgain();
  await expect(banner).toHaveCount(0);
  await expect(someone.card('Pools')).toContainText('80,000 ION');
  await expect(someone.historyOf(round.id)).toContainText('Pending');
});

test(
  'a page that opens while the API is down says so, and fills when the API is back',
  DEEP,
  async ({ visitor, game, stack, faults }) => {
    faults.expect(/\/api\//);
    const round = await game.newRound();
    await stack.api.kill();
    await visitor.goto('/');
    await expect(
      visitor.getByText('API connection issues detected. Some features may not work properly.'),
    ).toBeVisible();
    await visitor.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
    await expect(visitor.getByRole('dialog', { name: 'Connect Your Wallet' })).toBeVisible();
    await visitor.keyboard.press('Escape');

    await stack.api.startAgain();
    await expect(visitor.getByRole('region', { name: `Round #${round.id}` })).toBeVisible();
    await expect(visitor.getByText('API connection issues detected.')).toHaveCount(0);
  },
);

test(
  'the page polls only while the event stream is down',
  DEEP,
  async ({ visitor: page, game, chain, stack, faults }) => {
    faults.expect(/\/api\//);
    const [first, second] = (await chain.accounts()).slice(-3) as [string, string];
    await game.fund(first);
    await game.fund(second);
    await game.newRound();
    await page.goto('/');
    const pools = page.getByRole('region', { name: 'Pools' });
    await expect(pools).toBeVisible();

    await page.route('**/api/events', (route) => route.abort());
    await stack.api.kill();
    await stack.api.startAgain();
    await chain.predict(first, true, ion(50_000));
    await expect(pools).toContainText('50,000 ION');

    await page.unroute('**/api/events');
    await page.waitForResponse('**/api/events');
    await expect(page.locator('[data-freshness]')).toHaveText(/^Live/);
    // What changed or failed meanwhile is read once more. Then nothing is, for longer than a poll of the history would wait.
    let lastRead = Date.now();
    page.on('request', (request) => {
      if (request.url().endsWith('-fast')) lastRead = Date.now();
    });
    await expect.poll(() => Date.now() - lastRead).toBeGreaterThan(HISTORY_POLL_MS);
    const quietSince = lastRead;
    await chain.predict(second, false, ion(30_000));
    await expect(pools).toContainText('80,000 ION');
    expect(lastRead).toBe(quietSince);
  },
);

test(
  'a round that is unresolved for an hour becomes void, and every stake is refunded',
  DEEP,
  async ({ bettor, game, chain, api }) => {
    const round = await game.newRound();
    const someone = await bettor(5);
    await someone.predict('DOWN', 70_000);
    await chain.voidRound(someone.address, round.id, round.end_time);
    await api.roundThat(({ id, outcome }) => id === round.id && outcome === 'VOID');

    await expect(someone.card('Round Completed')).toContainText('Round void');
    await expect(someone.historyOf(round.id)).toContainText('Round void Refunded');
    await expect(someone.card('Round Completed')).toContainText('70,000 ION');
    await someone.button('Claim Stake').click();
    await expect(someone.card('Round Completed')).toContainText('Paid to your wallet');
    expect(await chain.tokensOf(someone.address)).toBe(ion(1_000_000));
  },
);
