import { Dashboard } from '../fixtures/dashboard';
import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/own-game';

// The admins' commands, in a separate game with the dashboard only and without a keeper.

test('a manager starts and resolves rounds, with and without a price, and voids one [spec 1.5a 4.16g 5.13c 6.4d 7.16b]', async ({
  player,
  api,
  chain,
  faults,
  market,
}) => {
  test.setTimeout(600_000);
  faults.expect(/admin\/(resolve|void)-round/, /409/);
  const someone = await player('manager');
  await someone.connect();
  const dashboard = new Dashboard(someone.page);
  const needs = dashboard.card('Action needed');

  const start = await dashboard.give('Start New Round', 'Start Round', /at the feed's price/);
  await expect(start).toContainText('New round started successfully!');
  const first = await api.roundThat(({ id }) => id === 1);
  expect(first.start_price).toBe(2400);

  const id = { 'Round ID': '1' };
  const resolve = await dashboard.give(
    'Resolve Round',
    'Resolve',
    /Resolve round 1 at the feed's first price/,
    id,
  );
  await expect(resolve.getByRole('alert')).toContainText('The round is still running.');

  // Only a round with a stake waits for a result.
  const bettor = (await chain.accounts()).at(-1)!;
  await chain.setTokens(bettor, ion(100_000));
  await chain.approve(bettor);
  await chain.predict(bettor, true, ion(30_000));
  market.set(2410);
  await chain.advanceTo(first.end_time + 30);
  await expect(needs).toContainText(/Round 1 has been waiting 0:[345]\d for its result/);
  await needs.getByRole('button', { name: 'Resolve round 1' }).click();
  await expect(resolve.getByLabel('Round ID')).toBeFocused();
  await expect(resolve.getByLabel('Round ID')).toHaveValue('1');
  await dashboard.give('Resolve Round', 'Resolve', /Resolve round 1 at the feed's first price/, id);
  await expect(resolve).toContainText('Round 1 resolved successfully!');
  await api.roundThat(({ outcome, end_price }) => outcome === 'UP' && end_price === 2410);
  await expect(dashboard.card('Health')).toContainText('Every ended round has a result');

  await dashboard.give('Start New Round', 'Start Round', /Post the price \$2,420\.00 to the feed/, {
    'Start price in USD (optional)': '2420',
  });
  await expect(start).toContainText('New round started successfully!');
  const second = await api.roundThat(({ id }) => id === 2);
  expect(second.start_price).toBe(2420);
  await chain.advanceTo(second.end_time + 1);
  // The page signs with an expiry by its own clock, so that clock must have followed the chain's.
  await expect(dashboard.card('Game Status')).not.toContainText('Round Active');
  await dashboard.give('Resolve Round', 'Resolve', /\$2,415\.50 to the feed and resolve round 2/, {
    'Round ID': '2',
    'End price in USD (optional)': '2415.5',
  });
  await expect(resolve).toContainText('Round 2 resolved successfully!');
  await api.roundThat(({ outcome, end_price }) => outcome === 'DOWN' && end_price === 2415.5);

  await dashboard.give('Start New Round', 'Start Round', /at the feed's price/, {
    'Start price in USD (optional)': '',
  });
  const third = await api.roundThat(({ id }) => id === 3);
  await chain.predict(bettor, true, ion(30_000));
  await chain.advanceTo(third.end_time + 60);
  await expect(needs).toContainText('Round 3 has been waiting');
  const toVoid = { 'ID of the round to void': '3' };
  const early = await dashboard.give('Void Round', 'Void', /Void round 3/, toVoid);
  await expect(early.getByRole('alert')).toBeVisible();
  await chain.advanceTo(third.end_time + 3601);
  await expect(needs).toContainText('You can void it.');
  await dashboard.give('Void Round', 'Void', /return every stake in it/, toVoid);
  await expect(early).toContainText('Round 3 voided');
  await api.roundThat(({ outcome }) => outcome === 'VOID');
  await expect(dashboard.audit('Void round').first()).toContainText('Done');
  await expect(dashboard.audit('Void round').nth(1)).toContainText('Failed');
});

test(
  'the owner pauses the game, resumes it and funds the reserve',
  DEEP,
  async ({ player, faults }) => {
    faults.expect(/admin\/start-round/, /409/);
    const someone = await player('owner');
    await someone.connect();
    const dashboard = new Dashboard(someone.page);
    const operations = dashboard.card('Operations');
    await dashboard.give('Pause Game', 'Pause', /Stop new rounds/);
    await expect(operations).toContainText('Paused');
    await expect(dashboard.audit('Pause').first()).toContainText('from their own wallet');

    const start = await dashboard.give(
      'Start New Round',
      'Start Round',
      /Start a new round for everyone/,
    );
    await expect(start.getByRole('alert')).toContainText(/paused/i);
    await dashboard.give('Game is paused', 'Unpause', /Allow new rounds again/);
    await expect(operations).not.toContainText('Paused');

    const freeReserve = async () => {
      const [, tokens = ''] =
        /Free reserve\D*([\d,]+)/.exec((await dashboard.card('Health').textContent()) ?? '') ?? [];
      return Number(tokens.replaceAll(',', ''));
    };
    const before = await freeReserve();
    expect(before).toBeGreaterThan(0);
    const fields = { 'Amount in ION': '2500' };
    const fund = await dashboard.give(
      'Fund Reserve',
      'Fund',
      /Send 2,500 ION from your wallet/,
      fields,
    );
    await expect(fund).toContainText('Funded the reserve with 2,500 ION');
    await expect.poll(freeReserve).toBe(before + 2_500);
    await expect(dashboard.audit('amount: 2,500 ION')).toContainText('Fund reserve');
  },
);

test('a command that the wallet declines is not sent', DEEP, async ({ player }) => {
  const someone = await player('manager');
  await someone.connect();
  const dashboard = new Dashboard(someone.page);
  const sent: string[] = [];
  someone.page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await someone.page.evaluate(() => (window.updown.testWallet.rejectNext = true));
  const form = await dashboard.give(
    'Start New Round',
    'Start Round',
    /Start a new round for everyone/,
  );
  await expect(form).toContainText('You rejected the request in your wallet. Nothing was sent.');
  expect(sent.filter((url) => url.includes('/admin/'))).toEqual([]);
});

test(
  'while the price provider fails, no round starts and the price test says why; afterwards it works again',
  DEEP,
  async ({ player, faults, market }) => {
    faults.expect(/admin\/start-round/, /409/);
    market.set(null);
    const someone = await player('manager');
    await someone.connect();
    const dashboard = new Dashboard(someone.page);
    const start = await dashboard.give(
      'Start New Round',
      'Start Round',
      /Start a new round for everyone/,
    );
    await expect(start.getByRole('alert')).toContainText(
      'Could not get a valid price from Moralis. Please try again later.',
    );
    const service = dashboard.card('Moralis Test');
    const ask = service.getByRole('button', { name: 'Test Price Service' });
    await ask.click();
    await expect(service).toContainText('Moralis answered 503.');

    market.set(2390);
    await expect(async () => {
      await ask.click();
      await expect(service).toContainText('$2,390.00', { timeout: 1000 });
    }).toPass();
    await expect(service).not.toContainText('503');
  },
);
