import { ion } from '../fixtures/ion';
import { expectAccessible } from '../fixtures/look';
import { expect, test } from '../fixtures/test';

test("a player's own row is there although its page is not loaded, with the way to the next place", async ({
  bettor,
  game,
  chain,
}) => {
  const winner = await bettor(12);
  const loser = await bettor(13);
  const round = await game.newRound();
  await chain.predict(winner.address, true, ion(30_000));
  await chain.predict(loser.address, false, ion(30_000));
  await game.endRound(round, 1);
  const { page } = loser;
  // Pages of one row each.
  await page.route(/\/api\/leaderboard\?/, (route) =>
    route.continue({ url: route.request().url().replace('limit=50', 'limit=1') }),
  );
  await page.goto('/leaderboard');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toContainText('You');
  await expect(rows.last().getByText(/^[\d,.]+ ION to place \d+$/)).toBeVisible();
  await expectAccessible(page, 'leaderboard with the own row');
});
