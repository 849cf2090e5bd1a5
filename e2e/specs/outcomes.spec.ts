import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/test';

// Rounds in which nobody wins; whole-round.spec.ts shows the one with a winner and a loser.

test('in a draw every stake comes back', async ({ bettor, game, chain }) => {
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
    await expect(player.card('Claimable Rewards')).toContainText('Stake returned');
    await expect(player.historyOf(round.id)).toContainText('Stake returned Draw');
  }
  await up.button('Claim Stake').click();
  await expect(up.card('Round Completed')).toContainText('Claimed');
  expect(await chain.tokensOf(up.address)).toBe(ion(1_000_000));
  await expect(up.card('Claimable Rewards')).toBeHidden();
});
