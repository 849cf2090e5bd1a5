import { Dashboard } from '../fixtures/dashboard';
import { expect, test } from '../fixtures/own-game';

// What admins do by hand: on a game of its own, with the dashboard alone, that no keeper runs for them.

const owner = -3;
const manager = -1;

test('a manager starts and resolves rounds, with and without a price, and voids one', async ({
  player,
  api,
  chain,
  faults,
  ownGame,
}) => {
  test.setTimeout(240_000);
  faults.expect(/admin\/(resolve|void)-round/, /409/);
  const someone = await player(manager);
  await someone.connect();
  const dashboard = new Dashboard(someone.page);
  const operations = dashboard.card('Operations');

  const start = await dashboard.give('Start New Round', 'Start Round', /at the feed's price/);
  await expect(start).toContainText('New round started successfully!');
  const first = await api.roundThat(({ id }) => id === 1);
  expect(first.start_price).toBe(2400);

  const id = { 'Round ID': '1' };
  const resolve = await dashboard.give('Resolve Round', 'Resolve', /Round 1 gets its result/, id);
  await expect(resolve.getByRole('alert')).toContainText('The round is still running.');

  ownGame.market.tell(2410);
  await chain.advanceTo(first.end_time + 30);
  await expect(operations).toContainText(/Round 1 has waited 0:[345]\d for its result/);
  await dashboard.give('Resolve Round', 'Resolve', /Round 1 gets its result/, id);
  await expect(resolve).toContainText('Round 1 resolved successfully!');
  await api.roundThat(({ outcome, end_price }) => outcome === 'UP' && end_price === 2410);
  await expect(operations).toContainText('No round waits.');

  await dashboard.give('Start New Round', 'Start Round', /\$2,420\.00 is posted to the feed/, {
    'Start price in USD (optional)': '2420',
  });
  await expect(start).toContainText('New round started successfully!');
  const second = await api.roundThat(({ id }) => id === 2);
  expect(second.start_price).toBe(2420);
  await chain.advanceTo(second.end_time + 1);
  await dashboard.give('Resolve Round', 'Resolve', /\$2,415\.50 is posted .* round 2 is resolved/, {
    'Round ID': '2',
    'End price in USD (optional)': '2415.5',
  });
  await expect(resolve).toContainText('Round 2 resolved successfully!');
  await api.roundThat(({ outcome, end_price }) => outcome === 'DOWN' && end_price === 2415.5);

  await dashboard.give('Start New Round', 'Start Round', /at the feed's price/, {
    'Start price in USD (optional)': '',
  });
  const third = await api.roundThat(({ id }) => id === 3);
  await chain.advanceTo(third.end_time + 60);
  const toVoid = { 'ID of the round to void': '3' };
  const early = await dashboard.give('Void Round', 'Void', /Round 3 ends without a result/, toVoid);
  await expect(early.getByRole('alert')).toBeVisible();
  await chain.advanceTo(third.end_time + 3601);
  await expect(operations).toContainText('It can be voided.');
  await dashboard.give('Void Round', 'Void', /every stake in it is returned/, toVoid);
  await expect(early).toContainText('Round 3 voided');
  await api.roundThat(({ outcome }) => outcome === 'VOID');
  await expect(dashboard.audit('Void round').first()).toContainText('Done');
  await expect(dashboard.audit('Void round').nth(1)).toContainText('Failed');
});

test('the owner pauses the game, lets it go on, and funds the reserve', async ({
  player,
  faults,
}) => {
  faults.expect(/admin\/start-round/, /409/);
  const someone = await player(owner);
  await someone.connect();
  const dashboard = new Dashboard(someone.page);
  const operations = dashboard.card('Operations');
  await dashboard.give('Pause Game', 'Pause', /No round can be started/);
  await expect(operations).toContainText('Paused');
  await expect(dashboard.audit('Pause').first()).toContainText('from the wallet');

  const start = await dashboard.give('Start New Round', 'Start Round', /A new round starts now/);
  await expect(start.getByRole('alert')).toContainText(/paused/i);
  await dashboard.give('Game is paused', 'Unpause', /Rounds can be started/);
  await expect(operations).not.toContainText('Paused');

  await expect(operations).toContainText('100,000,000 ION');
  const fields = { 'Amount in ION': '2500' };
  const fund = await dashboard.give(
    'Fund Reserve',
    'Fund',
    /2,500 ION go from your wallet/,
    fields,
  );
  await expect(fund).toContainText('The reserve was funded with 2,500 ION');
  await expect(operations).toContainText('100,002,500 ION');
  await expect(dashboard.audit('amount: 2500 ION')).toContainText('Fund reserve');
});

test('a command that the wallet declines is not sent', async ({ player }) => {
  const someone = await player(manager);
  await someone.connect();
  const dashboard = new Dashboard(someone.page);
  const sent: string[] = [];
  someone.page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await someone.page.evaluate(() => (window.updown.testWallet.rejectNext = true));
  const form = await dashboard.give('Start New Round', 'Start Round', /A new round starts now/);
  await expect(form).toContainText('You declined it in your wallet. Nothing was sent.');
  expect(sent.filter((url) => url.includes('/admin/'))).toEqual([]);
});

test('while the price provider fails, no round starts and the test says why; then it works again', async ({
  player,
  faults,
  ownGame,
}) => {
  faults.expect(/admin\/start-round/, /409/);
  ownGame.market.tell(null);
  const someone = await player(manager);
  await someone.connect();
  const dashboard = new Dashboard(someone.page);
  const start = await dashboard.give('Start New Round', 'Start Round', /A new round starts now/);
  await expect(start.getByRole('alert')).toContainText(
    'Could not get a valid price from Moralis. Please try again later.',
  );
  const service = dashboard.card('Moralis Test');
  const ask = service.getByRole('button', { name: 'Test Price Service' });
  await ask.click();
  await expect(service).toContainText('Moralis answered 503.');

  ownGame.market.tell(2390);
  await expect(async () => {
    await ask.click();
    await expect(service).toContainText('$2,390.00', { timeout: 1000 });
  }).toPass();
  await expect(service).not.toContainText('503');
});
