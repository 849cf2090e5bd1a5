import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/test';

// Rounds without a winner, and rounds that are no longer the latest; whole-round.spec.ts has a winner and a loser.

test('a draw refunds every stake [spec 4.16h]', async ({ bettor, game, chain }) => {
  const round = await game.newRound();
  const up = await bettor(5);
  const down = await bettor(6);
  await up.predict('UP', 50_000);
  await down.predict('DOWN', 30_000);
  expect((await game.endRound(round)).outcome).toBe('DRAW');

  for (const [player, stake] of [
    [up, '50,000'],
    [down, '30,000'],
  ] as const) {
    // Nothing is returned before it is, and there is one place to claim it.
    await expect(player.card('Round Completed')).toContainText('Draw');
    await expect(player.card('Round Completed')).toContainText(`${stake} ION to claim`);
    await expect(player.card('Round Completed')).not.toContainText('returned');
    await expect(player.card('Claimable Rewards')).toBeHidden();
    await expect(player.historyOf(round.id)).toContainText('Stake returned Draw');
  }
  await up.button('Claim Stake').click();
  await expect(up.card('Round Completed')).toContainText('Draw · stake returned');
  await expect(up.card('Round Completed')).toContainText('Claimed');
  expect(await chain.tokensOf(up.address)).toBe(ion(1_000_000));
  await expect(up.card('Claimable Rewards')).toBeHidden();
});

test('a player gets the result of their round even if the next one starts at once [spec 4.15c]', async ({
  bettor,
  game,
  api,
  chain,
}) => {
  const round = await game.newRound();
  const someone = await bettor(5);
  const another = await bettor(6);
  await someone.predict('UP', 50_000);
  await api.steerPrice(round.start_price * 1.01);
  await chain.advanceTo(round.end_time);
  await expect(() => chain.startRound(another.address)).toPass();
  await expect(someone.card(`Round #${round.id + 1}`)).toBeVisible();

  const completed = someone.card('Round Completed');
  const won = `Your bet in round #${round.id}:`;
  await expect(completed).toContainText(won);
  await expect(completed).toContainText('90,000 ION to claim');
  await expect(completed.getByRole('button', { name: /^Claim Rewards/ })).toBeEnabled();
  await expect(someone.button('PREDICT UP')).toBeEnabled();

  await someone.page.reload();
  await expect(completed).toContainText(won);
  await completed.getByRole('button', { name: 'Dismiss' }).click();
  await expect(completed).toBeHidden();
  await expect(someone.button('PREDICT UP')).toBeEnabled();
  await someone.page.reload();
  await expect(someone.button('PREDICT UP')).toBeEnabled();
  await expect(completed).toBeHidden();
  await expect(someone.card('Claimable Rewards')).toContainText(`Round #${round.id}`);
  await expect(someone.card('Claimable Rewards')).toContainText('90,000 ION');
});

test(
  "the sum on the screen is the chain's at each moment of a round's end, and is claimed in one place",
  DEEP,
  async ({ bettor, game, chain, api }) => {
    const round = await game.newRound();
    const someone = await bettor(5);
    const another = await bettor(6);
    const { page } = someone;
    const completed = someone.card('Round Completed');
    const sheet = page.locator('[data-result-sheet]');
    const claims = someone.button(/^Claim/);
    await someone.predict('UP', 50_000);
    await another.predict('DOWN', 30_000);

    const expectSum = async (moment: string, buttons = 1) => {
      const sum = new Intl.NumberFormat('en').format(
        Number((await chain.rewardsOf(someone.address, round.id)) / ion(1)),
      );
      await expect(completed.getByRole('status').first(), moment).toContainText(`${sum} ION`);
      await expect(claims, moment).toHaveCount(buttons);
      await expect(page.getByRole('link', { name: /^Claim/ }), moment).toHaveAttribute(
        'title',
        `Claim ${sum} ION`,
      );
    };

    await api.steerPrice(round.start_price * 1.01);
    await chain.holdBlocks();
    await chain.advanceTo(round.end_time);
    await expect(completed).toContainText('Waiting for result...');
    await expect(completed).not.toContainText(/won|claim/i);
    await chain.releaseBlocks();
    await game.endRound(round, 1);
    await expect(completed).toContainText('You won!');
    expect(await chain.rewardsOf(someone.address, round.id)).toBe(ion(78_500));
    await expectSum('the result');
    await game.newRound();
    await expect(someone.button('PREDICT UP')).toBeEnabled();
    await expectSum('beside the next round');
    await page.reload();
    await expectSum('after a reload');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(completed).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expectSum('on a phone, after its moment');
    await page.setViewportSize({ width: 1440, height: 900 });
    await someone.predict('DOWN', 30_000);
    await expectSum('with a bet in the next round');
    await someone.goesToChain(1);
    await expectSum('on another network', 0);
    await someone.button('Switch network').click();
    await expect(claims).toBeEnabled();
    const tab = await page.context().newPage();
    await tab.goto(`/players/${someone.address}`);
    await expect(tab.getByRole('banner').getByRole('link', { name: /^Claim/ })).toHaveAttribute(
      'title',
      'Claim 78,500 ION',
    );
    await tab.close();

    await chain.holdBlocks();
    await claims.click();
    await expect(claims).toBeDisabled();
    await expect(completed).toContainText('78,500 ION');
    await expect(completed).not.toContainText('Claimed');
    await chain.releaseBlocks();
    const expectClaimed = async () => {
      await expect(completed).toContainText('Claimed');
      await expect(completed).toContainText('78,500 ION');
      await expect(completed).not.toContainText('to claim');
      await expect(claims).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Claim/ })).toHaveCount(0);
    };
    await expectClaimed();
    expect(await chain.tokensOf(someone.address)).toBe(ion(998_500));
    await page.reload();
    await expectClaimed();
  },
);

/** The least time that a phone shows a result as news. */
const MOMENT_MS = 8_000;

test(
  'a phone shows the result above its bar for eight seconds or until it is touched, once per round',
  DEEP,
  async ({ bettor, player, game }) => {
    await (await bettor(6)).page.close();
    const someone = await player(6, { isSignedIn: true, onPhone: true });
    const { page } = someone;
    const sheet = page.locator('[data-result-sheet]');
    const completed = someone.card('Round Completed');
    await expect(someone.button(/^Menu .*0x/)).toContainText('1,000,000 ION');
    const play = async (percent: number) => {
      const round = await game.newRound();
      await expect(someone.button('PREDICT UP')).toBeEnabled();
      await someone.button('PREDICT UP').tap();
      await expect(someone.card('Your Active Prediction')).toContainText('UP');
      await game.endRound(round, percent);
      await expect(sheet).toContainText(percent > 0 ? 'You won!' : 'You lost.');
      return Date.now();
    };

    const shownAt = await play(1);
    const [over, bar] = [await sheet.boundingBox(), page.locator('[data-action-bar]')];
    expect(over!.y + over!.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
    await game.newRound();
    await expect(someone.button('PREDICT UP')).toBeEnabled();
    await expect(sheet).toContainText('54,000 ION');
    await expect(sheet).toHaveCount(0);
    expect(Date.now() - shownAt).toBeGreaterThan(MOMENT_MS);
    await expect(completed).toContainText('You won! 54,000 ION to claim');

    const touchedAt = await play(-1);
    await sheet.getByText('You lost.').tap();
    await expect(sheet).toHaveCount(0);
    expect(Date.now() - touchedAt).toBeLessThan(MOMENT_MS);
    await expect(completed).toContainText('You lost. 30,000 ION');
    await page.reload();
    await expect(completed).toContainText('You lost. 30,000 ION');
    await expect(sheet).toHaveCount(0);
  },
);
