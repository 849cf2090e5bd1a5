import type { Page } from '@playwright/test';
import { expectTree } from '../fixtures/accessibility-tree';
import { isDeep } from '../fixtures/deep';
import { expectBalanceInSight, expectInSight } from '../fixtures/in-sight';
import { expect, test } from '../fixtures/new-game';
import { expectPicture, looks, take, type Look } from '../fixtures/pictures';
import { speak } from '../fixtures/speak';
import { expectUncovered, expectWholeTexts } from '../fixtures/uncovered';
import { violations } from '../fixtures/violations';
import { DIRECTIONS, RUNNING, walkThroughStates, type Stop } from '../fixtures/walk';

test.use({ gameOf: 'states' });

/** The one state that `npm test` checks for accessibility and in every language; the deep run checks every state. */
const SAMPLE = 'ready';

const DAY = 86_400;

/** The state without a live price. */
const OFFLINE = 'offline';

/** The states whose result lies above the bar of a phone, for ten seconds or until a touch. */
const RESULTS: ReadonlySet<string> = new Set(['won', 'lost', 'draw', 'void']);

/** The states of a visitor. */
const SIGNED_OUT: ReadonlySet<string> = new Set(['visitor', OFFLINE]);

/** Checks everything in one state: visible parts, accessibility tree, screenshots, axe violations. */
async function lookAt({ page, state, needs }: Stop): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectLive(page);
  await lookAtAll({ page, state, needs });
}

/** Touches the result, so that the pictures are of the same moment on every machine. */
async function foldResult(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const heading = page.getByRole('region', { name: 'Round Completed' }).getByRole('heading');
  await expect(async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-result-sheet]')?.click());
    await expect(heading).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.setViewportSize(before);
}

function expectLive(page: Page): Promise<void> {
  return expect(page.locator('[data-freshness]')).toHaveAttribute('data-freshness', 'live');
}

async function lookAtAll({ page, state, needs }: Stop): Promise<void> {
  await expectInSight(page, state, needs);
  if (!SIGNED_OUT.has(state)) await expectBalanceInSight(page, state);
  await expectUncovered(page, state);
  if (isDeep || state === SAMPLE) await expectWholeTexts(page, state);
  if (RESULTS.has(state)) await foldResult(page);
  // The time zone follows the chart; a new tree must not miss it.
  await expect(page.getByText('Times in UTC')).toBeVisible();
  await expectTree(page, state);
  for (const look of looks) {
    await take(page, look);
    // A jump of the chain's time makes the price stale for a moment.
    if (state !== OFFLINE) await expectLive(page);
    await expectPicture(page, state, look);
    if (isDeep || state === SAMPLE) await expectNoBarrier(page, state, look);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const AXE_LANGUAGES = ['tr', 'en'] as const;

/** Expects no axe violations, in two languages. */
async function expectNoBarrier(
  page: Page,
  state: string,
  { theme, width }: Look,
  languages: readonly string[] = AXE_LANGUAGES,
): Promise<void> {
  for (const language of languages) {
    await speak(page, language);
    const where = `${state} in ${language}, ${theme}, ${width} px`;
    expect.soft(await violations(page), where).toEqual([]);
  }
}

// A single test, so that each state always follows the same rounds.
test('prices, countdown, stake and buttons are in sight at every size, in every state of a round, which looks and reads as before', async ({
  visitor,
  player,
  bettor,
  game,
  chain,
  faults,
}) => {
  test.setTimeout(isDeep ? 900_000 : 300_000);
  // The page shows results of the day, so all rounds are on one day, whatever the time at which the test runs.
  await chain.advanceTo(Math.ceil((await chain.now()) / DAY) * DAY);
  await walkThroughStates({ visitor, player, bettor, game, chain }, lookAt);

  faults.expect(/\/api\//);
  await game.newRound();
  await visitor.route(/\/api\/(events|price\/current)/, (route) => route.abort());
  await visitor.goto('/');
  await expect(visitor.locator('[data-freshness]')).toHaveText('Offline');
  // Waits until everything but the price has loaded.
  await expect(visitor.getByText('0 players')).toBeVisible();
  await expect(visitor.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await lookAtAll({ page: visitor, state: OFFLINE, needs: [...RUNNING, 'UP', 'DOWN'] });

  const state = 'last ten seconds';
  const someone = await bettor(8);
  const { page } = someone;
  const reachIt = async () => {
    const round = await game.newRound();
    const card = someone.card(`Round #${round.id}`);
    await expect(card).toBeVisible();
    await expect(someone.button('PREDICT UP')).toBeEnabled();
    await chain.advanceTo(round.end_time - 9);
    await expect(card).toContainText('Round ending');
    await expect(page.getByText('Round Ending Soon')).toBeVisible();
    await expectLive(page);
    return card;
  };
  // These states are too short for more than one screenshot.
  for (const look of looks) {
    await take(page, look);
    await reachIt();
    await expectPicture(page, state, look);
  }
  const card = await reachIt();
  await expectInSight(page, state, [...RUNNING, 'Stake', ...DIRECTIONS]);
  await expect(card).toContainText('Round ending');
  for (const look of isDeep ? looks : []) {
    await take(page, look);
    for (const language of AXE_LANGUAGES) {
      const ending = await reachIt();
      await expectNoBarrier(page, state, look, [language]);
      await speak(page, 'en');
      await expect(ending).toContainText('Round ending');
    }
  }
});
