import type { Locator } from '@playwright/test';
import { ion } from '../fixtures/ion';
import { betByTouch, claimByTouch, openOnPhone } from '../fixtures/phone';
import { expect, test } from '../fixtures/test';

/** Whether a touch 20 px above or below the centre of a control still activates it. */
function takesFinger(control: Locator): Promise<boolean[]> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, middle] = [left + width / 2, top + height / 2];
    return [-20, 20].map((off) => element.contains(document.elementFromPoint(x, middle + off)));
  });
}

test('a bet by touch on a phone, from the stake to the claim', async ({ player, game, chain }) => {
  const round = await game.newRound();
  const someone = await openOnPhone(player, game, 5);
  await expect(someone.stake).toBeInViewport({ ratio: 1 });
  await someone.button('Raise stake').tap();
  await expect(someone.stake).toHaveValue('40,000');
  await someone.button('Quick amounts').tap();
  await someone.button('60K').tap();
  await expect(someone.button('60K')).toBeHidden();
  await expect(someone.stake).toHaveValue('60,000');
  await betByTouch(someone, 'UP');
  await expect(someone.card('Your Active Prediction')).toContainText('60,000 ION');
  const record = someone.card('All Players History').getByRole('link').first();
  await record.scrollIntoViewIfNeeded();
  await record.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  expect(await takesFinger(record)).toEqual([true, true]);
  await game.endRound(round, 1);
  await claimByTouch(someone);
  expect(await chain.tokensOf(someone.address)).toBe(ion(1_048_000));
});
