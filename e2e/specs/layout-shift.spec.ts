import type { Page } from '@playwright/test';
import { DEEP, deepUnless } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { layoutShiftOf, recordLayoutShifts } from '../fixtures/layout-shift';
import { slowAnswers } from '../fixtures/slow-answers';
import { expect, test } from '../fixtures/test';

const SLOW_MS = 2500;
const MOST = 0.05;
/** For a player: on a phone, the bar of a bet under way is lower than the space that the page reserves for it. */
const MOST_FOR_PLAYER = 0.06;
const SIZES = [
  [1440, 900],
  [900, 1000],
  [390, 844],
] as const;

/** Opens the page at a size, and expects little layout shift until the page shows all of the `until` texts. */
async function expectStill(
  page: Page,
  [width, height]: (typeof SIZES)[number],
  until: readonly (string | RegExp)[],
  most = MOST,
): Promise<void> {
  await page.setViewportSize({ width, height });
  // On a machine that stalls for seconds, the page aborts its requests, as it should; then the test reloads it.
  await expect(async () => {
    await page.goto('/');
    for (const text of until) {
      await expect(page.getByText(text).locator('visible=true').first()).toBeVisible();
    }
  }).toPass();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { sum, shifts } = await layoutShiftOf(page);
  expect.soft(sum, `${width} px\n${shifts.join('\n')}`).toBeLessThanOrEqual(most);
}

for (const size of SIZES) {
  const width = size[0];
  test(
    `a visitor's page loads without a shift at ${width} px, even if each answer takes 2.5 s`,
    deepUnless(width === 390),
    async ({ visitor, game, chain }) => {
      await game.newRound();
      const other = (await chain.accounts()).at(-1)!;
      await game.fund(other);
      await chain.predict(other, true, ion(40_000));
      await recordLayoutShifts(visitor);
      await slowAnswers(visitor, SLOW_MS);
      await expectStill(visitor, size, ['Connect your wallet to predict', /1 player/]);
    },
  );
}

test(
  "a player's page loads without a shift in each state of the bet",
  DEEP,
  async ({ bettor, game, chain }) => {
    test.setTimeout(600_000);
    const round = await game.newRound();
    const someone = await bettor(5);
    const { page } = someone;
    await someone.goesOn();
    await recordLayoutShifts(page);
    await slowAnswers(page, SLOW_MS);
    const all = async (...until: (string | RegExp)[]) => {
      for (const size of SIZES) await expectStill(page, size, until, MOST_FOR_PLAYER);
    };
    await all(/PREDICT UP/, 'Ready to Predict', /Recent Predictions/, /^No predictions yet|^You: /);
    await chain.predict(someone.address, true, ion(40_000));
    await all('Potential Rewards', /^You: |^#\d/);
    await game.endRound(round, 1);
    await all(/to claim/, /^Claim Rewards/);
    await game.newRound();
    await all(/You won/, /PREDICT UP/);
  },
);
