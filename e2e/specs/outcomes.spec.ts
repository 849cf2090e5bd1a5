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
    await expect(player.card('Round Completed')).toContainText('Draw');
    await expect(player.card('Claimable Rewards')).toContainText(`${stake} ION`);
    await expect(player.card('Claimable Rewards')).toContainText('Draw · stake returned');
    await expect(player.historyOf(round.id)).toContainText('Stake returned Draw');
  }
  await up.button('Claim Stake').click();
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
  const won = `Round #${round.id}: you won 40,000 ION`;
  await expect(completed).toContainText(won);
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
});
