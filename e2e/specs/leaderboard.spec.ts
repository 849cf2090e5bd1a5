import type { LeaderboardPlace } from '@updown/protocol/api/leaderboard';
import { LANGUAGES } from '../../shared/src/i18n/languages';
import { deepUnless } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/test';
import { violations } from '../fixtures/violations';

test('a result ranks its players at once, on the page and beside the game, and a rank leads to the record', async ({
  visitor: page,
  bettor,
  game,
  chain,
  api,
}) => {
  const round = await game.newRound();
  const winner = await bettor(4);
  // Other tests may have played with this account.
  const { data } = await api.get<LeaderboardPlace>(`/leaderboard/${winner.address}`);
  const won = `${(data?.wins ?? 0) + 1} of ${(data?.rounds ?? 0) + 1}`;
  await winner.predict('UP', 70_000);
  const loser = (await chain.accounts()).at(-2)!;
  await game.fund(loser);
  await chain.predict(loser, false, ion(30_000));
  await page.goto('/leaderboard');
  await expect(page).toHaveTitle('Leaderboard · UpDown');
  await page.getByText('All time').click();

  await game.endRound(round, 1);
  const row = page.getByRole('row').filter({ hasText: winner.address.slice(0, 6) });
  await expect(row).toContainText(won);
  await winner.page.goto('/leaderboard');
  await winner.page.getByText('All time').click();
  const own = winner.page.getByRole('row').filter({ hasText: 'You' });
  await expect(own).toContainText(won);

  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/players/${winner.address}$`, 'i'));
  await page.goto('/');
  const aside = page.getByRole('region', { name: 'Top of today' });
  await expect(aside.getByRole('listitem').first()).toBeVisible();
  await aside.getByRole('link', { name: 'Full leaderboard' }).click();
  await expect(page).toHaveURL(/\/leaderboard$/);
});

for (const width of [390, 1440]) {
  test(
    `the leaderboard has no barrier and fits the window at ${width} px, in every language`,
    deepUnless(width === 390),
    async ({ visitor: page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const language of LANGUAGES) {
        await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        await page.goto('/leaderboard');
        await expect(page.getByRole('radio').first()).toBeVisible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow, language).toBeLessThanOrEqual(0);
        expect(await violations(page), language).toEqual([]);
      }
    },
  );
}
