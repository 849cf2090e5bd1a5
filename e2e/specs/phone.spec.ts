import type { Locator } from '@playwright/test';
import { ion } from '../fixtures/ion';
import { betByTouch, claimByTouch } from '../fixtures/phone';
import { Player } from '../fixtures/player';
import { expect, test } from '../fixtures/test';

/** Whether a touch 20 px above or below the centre of a control still activates it. */
function takesFinger(control: Locator): Promise<boolean[]> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, middle] = [left + width / 2, top + height / 2];
    return [-20, 20].map((off) => element.contains(document.elementFromPoint(x, middle + off)));
  });
}

test('a newcomer on a phone bets in three touches, bets again in one, and claims', async ({
  player,
  game,
  chain,
}) => {
  const first = await game.newRound();
  await game.empty(Player.addressOf(5, await chain.accounts()));
  const someone = await player(5, { onPhone: true });
  for (const name of [/^UP/, 'Connect Local test wallet', /^Bet 30,000 on UP/]) {
    await expect(someone.button(name)).toBeEnabled();
    await someone.button(name).tap();
  }
  await expect(someone.card('Your Active Prediction')).toContainText('UP');
  await game.endRound(first, -1);
  const round = await game.newRound();
  const purse = await chain.tokensOf(someone.address);
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
  expect(await chain.tokensOf(someone.address)).toBe(purse + ion(48_000));
});
