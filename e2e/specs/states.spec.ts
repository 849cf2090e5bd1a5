import type { Page } from '@playwright/test';
import { expectTree } from '../fixtures/accessibility-tree';
import { isDeep } from '../fixtures/deep';
import { expectInSight } from '../fixtures/in-sight';
import { expect, test } from '../fixtures/new-game';
import { expectPicture, looks, take } from '../fixtures/pictures';
import { violations } from '../fixtures/violations';
import { walkThroughStates, type Stop } from '../fixtures/walk';

test.use({ gameOf: 'states' });

/** Looks at one state in every way: what is in sight, its accessibility tree, its pictures, its barriers. */
async function lookAt({ page, state, needs }: Stop): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectLive(page);
  await expectInSight(page, state, needs);
  await lookAtPictures(page, state);
}

function expectLive(page: Page): Promise<void> {
  return expect(page.locator('[data-freshness]')).toHaveAttribute('data-freshness', 'live');
}

async function lookAtPictures(page: Page, state: string): Promise<void> {
  await expectTree(page, state);
  for (const look of looks) {
    await take(page, look);
    await expectPicture(page, state, look);
    if (isDeep) expect.soft(await violations(page), `${state}, ${look.theme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

// One test, so that each state always has the same rounds before it.
test('prices, countdown, stake and buttons are in sight at every size, in every state of a round, which looks and reads as before', async ({
  visitor,
  player,
  bettor,
  game,
  chain,
  faults,
}) => {
  test.setTimeout(isDeep ? 900_000 : 300_000);
  await walkThroughStates({ visitor, player, bettor, game, chain }, lookAt);

  faults.expect(/\/api\//);
  await game.newRound();
  await visitor.route(/\/api\/(events|price\/current)/, (route) => route.abort());
  await visitor.goto('/');
  await expect(visitor.locator('[data-freshness]')).toHaveText('Offline');
  // Everything but the price loads.
  await expect(visitor.getByText('0 players')).toBeVisible();
  await expect(visitor.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await lookAtPictures(visitor, 'offline');

  const someone = await bettor(8);
  // The last ten seconds are too short for more than one picture.
  for (const look of looks) {
    const round = await game.newRound();
    await take(someone.page, look);
    await expect(someone.card(`Round #${round.id}`)).toBeVisible();
    await expect(someone.button('PREDICT UP')).toBeEnabled();
    await chain.advanceTo(round.end_time - 9);
    await expect(someone.card(`Round #${round.id}`)).toContainText('Round ending');
    await expect(someone.page.getByText('Round Ending Soon')).toBeVisible();
    await expectLive(someone.page);
    await expectPicture(someone.page, 'last ten seconds', look);
  }
});
