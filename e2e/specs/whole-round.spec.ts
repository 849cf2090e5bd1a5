import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/test';

test('a whole round: two players bet against each other, the price rises, UP is paid and DOWN loses [spec 0.1 1.2a 1.4 4.8a 6.2]', async ({
  visitor,
  player,
  game,
  api,
  chain,
}) => {
  const before = (await game.endRunning())?.id ?? 0;
  await api.steerPrice(2400);
  const winner = await player(0);
  const loser = await player(1);
  await game.empty(winner.address);
  await game.empty(loser.address);
  await visitor.goto('/');
  await expect(visitor.getByText('Waiting for the next round...')).toBeVisible();

  await winner.connect();
  await winner.takeTestTokens();
  await winner.startRound();
  const id = before + 1;
  const round = await api.roundThat((latest) => latest.id === id);
  await expect(visitor.getByRole('region', { name: `Round #${id}` })).toBeVisible();
  await expect(visitor.getByRole('timer')).toBeVisible();

  const purse = await chain.tokensOf(winner.address);
  await winner.approve();
  await winner.predict('UP', 60_000);
  await loser.connect();
  await loser.takeTestTokens();
  await loser.approve();
  await loser.predict('DOWN', 30_000);
  const pools = visitor.getByRole('region', { name: 'Pools' });
  await expect(pools).toContainText('90,000 ION');
  await expect(pools).toContainText('60,000 ION');
  await expect(pools).toContainText('30,000 ION');
  await expect(winner.historyOf(id)).toContainText('Pending');
  expect(await chain.tokensOf(winner.address)).toBe(purse - ion(60_000));

  await api.steerPrice(2424);
  await chain.advanceTo(round.end_time);
  const resolved = await api.roundThat((latest) => latest.id === id && latest.outcome !== null);
  expect(resolved.outcome).toBe('UP');

  await expect(winner.card('Round Completed')).toContainText('You won');
  await expect(loser.card('Round Completed')).toContainText('You lost');

  // 60,000 plus 95% of the other side's stake: one sum, with one place to claim it.
  const rewards = await chain.rewardsOf(winner.address, id);
  expect(rewards).toBe(ion(88_500));
  await expect(winner.card('Round Completed')).toContainText('88,500 ION to claim');
  await expect(winner.button(`Claim Round #${id}`)).toHaveCount(0);
  // A reward of an earlier test may stand elsewhere.
  await expect(loser.card('Round Completed').getByRole('button', { name: /^Claim/ })).toHaveCount(
    0,
  );
  await expect(loser.button(`Claim Round #${id}`)).toHaveCount(0);
  await winner.button(/^Claim Rewards/).click();
  await expect(winner.card('Round Completed')).toContainText('Claimed');
  expect(await chain.tokensOf(winner.address)).toBe(purse - ion(60_000) + rewards);
  await expect(winner.card('Round Completed')).not.toContainText('to claim');

  await expect(winner.historyOf(id)).toContainText('+28,500 Won');
  await expect(loser.historyOf(id)).toContainText('Lost');
  const ticker = visitor.getByRole('region', { name: 'Live Results' });
  await expect(ticker.getByRole('listitem').filter({ hasText: `#${id}` })).toContainText('UP');
});
