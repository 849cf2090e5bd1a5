import { Dashboard, sites } from '../fixtures/dashboard';
import { deepUnless } from '../fixtures/deep';
import { hold } from '../fixtures/hold';
import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/test';
import { violations } from '../fixtures/violations';

// An operator first sees the actions needed and the health of the game; a visitor sees neither.

const ORDER = ['Action needed', 'Health', 'Admin Panel', 'Figures', 'Dangerous commands'];
const FIGURES = [
  'Feed age',
  "Keeper's gas",
  'Unresolved rounds',
  'Free reserve',
  'Index lag',
  'Error rate',
  'Failed remotes',
];

/** The titles of these cards, from the top of the page down. */
async function fromTheTop(dashboard: Dashboard, cards: readonly string[]): Promise<string[]> {
  const boxes = await Promise.all(cards.map((card) => dashboard.card(card).boundingBox()));
  const tops = cards.flatMap((card, index) => (boxes[index] ? [{ card, y: boxes[index].y }] : []));
  return tops.sort((one, other) => one.y - other.y).map(({ card }) => card);
}

for (const [name, url] of sites) {
  test.describe(`on ${name}`, () => {
    test.use({
      baseURL: async ({ stack, dashboardUrl }, use) => use({ ...stack, dashboardUrl }[url]),
    });

    const sample = deepUnless(name === sites[0][0]);
    test(
      'an owner sees the actions needed and the health first, then commands and figures, and the dangerous commands last',
      sample,
      async ({ player, game, chain }) => {
        const bettor = (await chain.accounts()).at(-2)!;
        await game.fund(bettor);
        const round = await game.newRound();
        await chain.predict(bettor, true, ion(30_000));
        await game.endRound(round, -1);
        await chain.setPaused(true);
        const { page } = await player('owner', { isSignedIn: true });
        await page.goto('/dashboard');
        const dashboard = new Dashboard(page);

        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          if (width === 390) await page.getByRole('tab', { name: 'Admin Panel' }).click();
          await expect(dashboard.card('Figures')).toContainText('House result');
          await expect.poll(() => fromTheTop(dashboard, ORDER), `${width} px`).toEqual(ORDER);
        }
        const figures = dashboard.card('Health').locator('[data-level]');
        await expect(figures).toHaveText(
          FIGURES.map((label) => new RegExp(`${label} . (OK|Watch|Act)`)),
        );

        await dashboard.card('Figures').getByText('Figures by day').click();
        await expect(dashboard.card('Figures').getByRole('img')).toHaveAccessibleName(
          /House result by day .* of 30 days/,
        );
        await expect(dashboard.card('Figures').getByRole('row').nth(1)).toHaveText(
          /^[A-Z][a-z]{2} \d.*[+−][\d,.]+ ION$/,
        );

        // On a phone, the command is in another tab.
        await page.getByRole('tab', { name: 'Game Status' }).click();
        const needs = dashboard.card('Action needed');
        await expect(needs).toContainText('The game is paused. No round can start.');
        await needs.getByRole('button', { name: 'Unpause' }).click();
        const form = dashboard.form('Game is paused');
        await expect(form.getByRole('button', { name: 'Unpause' })).toBeFocused();
        expect(await violations(page)).toEqual([]);

        await chain.setPaused(false);
        await page.reload();
        await expect(needs).toBeVisible();
        await expect(needs).not.toContainText('paused');
      },
    );

    test('a visitor sees a quiet explanation', sample, async ({ visitor: page }) => {
      await page.goto('/dashboard');
      const dashboard = new Dashboard(page);
      const panel = dashboard.card('Admin Panel');
      await expect(panel).toContainText('This page shows everyone the state of the game.');
      await expect(panel).toContainText('Access Denied');
      await expect(page.getByRole('alert')).toHaveCount(0);
      for (const card of ORDER.filter((card) => card !== 'Admin Panel')) {
        await expect(dashboard.card(card)).toHaveCount(0);
      }
      expect(await violations(page)).toEqual([]);
    });
  });
}

/** The columns of a row end within this distance, in pixels. */
const HOLE = 400;

test('the cards follow each other without large holes', async ({ player }) => {
  const { page } = await player('owner', { isSignedIn: true });
  const dashboard = new Dashboard(page);
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard');
    await expect(dashboard.card('Operations')).toContainText('Gas left');
    await expect(dashboard.card('Audit Log').getByRole('listitem')).not.toHaveCount(0);
    await expect(dashboard.card('Releases').getByRole('row')).not.toHaveCount(0);
    await expect(dashboard.card('Admin Panel')).toContainText('Locked for players');
    expect(await dashboard.tallestHole(), `${width} px`).toBeLessThan(HOLE);
  }
});

test("a player's cards end at about the same height", async ({ player }) => {
  const { page } = await player(4, { isSignedIn: true });
  const dashboard = new Dashboard(page);
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard');
    await expect(dashboard.card('Admin Panel')).toContainText('Your address');
    await expect(dashboard.card('ETH Price')).toContainText('24h average');
    expect(await dashboard.tallestHole(), `${width} px`).toBeLessThan(HOLE / 2);
  }
});

/** A press in the middle of a button must still hit it. */
const HALF_A_BUTTON = 22;

test('the commands stay where they are when needs and health arrive', async ({ player }) => {
  const { page } = await player('owner', { isSignedIn: true });
  const dashboard = new Dashboard(page);
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const release = await hold(page, /\/api\/admin\/overview$/);
    await page.goto('/dashboard');
    const below = dashboard.card(width === 390 ? 'Game Status' : 'Admin Panel');
    const top = async () => (await below.boundingBox())!.y;
    await expect(dashboard.card('Health')).toBeVisible();
    const before = await top();
    release();
    await expect(dashboard.card('Health')).toContainText('Feed age');
    expect(Math.abs((await top()) - before), `${width} px`).toBeLessThan(HALF_A_BUTTON);
  }
});
