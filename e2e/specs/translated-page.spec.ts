import { Dashboard } from '../fixtures/dashboard';
import { DEEP } from '../fixtures/deep';
import { expect, test } from '../fixtures/test';
import { keepMarking, openFigures, translate } from '../fixtures/translation';

test(
  'a player plays a round on a page that a browser translates, and reads their record',
  DEEP,
  async ({ bettor, game }) => {
    const round = await game.newRound();
    const someone = await bettor(0);
    await someone.isReadyToPredict();
    expect(await openFigures(someone.page)).toEqual([]);
    await translate(someone.page);
    const countdown = someone.page.getByRole('timer').first();
    const before = await countdown.textContent();
    await expect(countdown).not.toHaveText(before ?? '');
    await someone.stake.fill('40000');
    await expect(someone.button(/PREDICT UP · pays 72,000/)).toBeVisible();
    await someone.button('PREDICT UP').click();
    await expect(someone.card('Your Active Prediction')).toContainText('40,000');
    await expect(someone.card('Pools')).toContainText('40,000');
    expect(await openFigures(someone.page)).toEqual([]);
    await translate(someone.page);

    const reader = await someone.openTab();
    await reader.page.goto(`/players/${someone.address}`);
    const figures = reader.card(/^Player 0x/);
    await expect(reader.card('Rounds')).toContainText(`#${round.id}`);
    await translate(reader.page);

    await game.endRound(round, 2);
    await expect(someone.page.getByText(/Claim/).first()).toBeVisible();
    await expect(someone.card('Recent Predictions')).toContainText('Won');
    expect(await openFigures(someone.page)).toEqual([]);
    await reader.page.bringToFront();
    await expect(figures).toContainText('+32,000');
    await expect(reader.card('Rounds')).toContainText('Won');
    expect(await openFigures(reader.page)).toEqual([]);
  },
);

test('a player plays a round while extensions mark, wrap and split every text', async ({
  bettor,
  game,
}) => {
  const round = await game.newRound();
  const someone = await bettor(0);
  await someone.isReadyToPredict();
  await keepMarking(someone.page);
  await someone.stake.fill('40000');
  await someone.button('PREDICT UP').click();
  await expect(someone.card('Your Active Prediction')).toContainText('40,000');
  await expect(someone.card('Pools')).toContainText('40,000');
  await game.endRound(round, 2);
  await expect(someone.card('Recent Predictions')).toContainText('Won');
  const next = await game.newRound();
  await expect(someone.page.getByText(`Round #${next.id}`).first()).toBeVisible();
  await expect(someone.button('PREDICT UP')).toBeEnabled();
});

test(
  'an admin reads a dashboard that a browser translates',
  DEEP,
  async ({ player, api, game }) => {
    await game.newRound();
    const { page } = await player('owner', { isSignedIn: true });
    await page.goto('/dashboard');
    const dashboard = new Dashboard(page);
    for (const card of ['Health', 'Operations', 'Figures', 'Admin Panel', 'Audit Log']) {
      await expect(dashboard.card(card)).toBeVisible();
    }
    await expect(dashboard.card('ETH Price')).toContainText('$2,4');
    await translate(page);
    const status = dashboard.card('Game Status');
    const countdown = await status.textContent();
    await expect(status).not.toHaveText(countdown ?? '');
    await api.steerPrice(2700);
    await expect(dashboard.card('ETH Price')).toContainText(/\$2,7\d\d/);
    await game.endRunning();
    await expect(status).not.toContainText('Round Active');
    expect(await openFigures(page)).toEqual([]);
  },
);
