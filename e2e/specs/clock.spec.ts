import type { Page } from '@playwright/test';
import type { CurrentRound } from '../../api/src/schemas/rounds';
import type { Api } from '../fixtures/api';
import { putToSleep, setDeviceClock, ticksOf } from '../fixtures/device';
import { expect, test } from '../fixtures/test';

/** How far the server's clock, the game's, is ahead of this machine's, in milliseconds, by the quickest of some answers. */
async function gameClockAhead(api: Api): Promise<number> {
  let quickest = { trip: Infinity, ahead: 0 };
  for (let answers = 0; answers < 10; answers++) {
    const asked = performance.now();
    const { now } = await api.get<{ now: number }>('/time');
    const trip = performance.now() - asked;
    if (trip < quickest.trip) quickest = { trip, ahead: now + trip / 2 - Date.now() };
  }
  return quickest.ahead;
}

const secondsIn = (text: string): number =>
  text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** How wrong the countdown is at best as its text changes: on a busy machine most changes come late. */
async function errorOf(page: Page, api: Api, { end_time }: CurrentRound): Promise<number> {
  const ticks = await ticksOf(page, 7);
  const ahead = await gameClockAhead(api);
  return Math.min(
    ...ticks.map(({ text, at }) => Math.abs(at + ahead - (end_time - secondsIn(text)) * 1000)),
  );
}

/** A page that starts on a busy machine may be right only with its next answer, a minute later. */
const expectRight = (page: Page, api: Api, round: CurrentRound): Promise<void> =>
  expect(async () => expect(await errorOf(page, api, round)).toBeLessThanOrEqual(250)).toPass({
    timeout: 75_000,
  });

test.setTimeout(240_000);

for (const minutes of [10, -10]) {
  test(`with the device's clock ${minutes} minutes wrong the countdown is right within 250 ms`, async ({
    visitor: page,
    api,
    game,
    chain,
  }) => {
    const round = await game.newRound();
    await setDeviceClock(page, minutes);
    await page.goto('/');
    await expect(page.getByRole('region', { name: `Round #${round.id}` })).toBeVisible();
    await expectRight(page, api, round);

    // The chain's clock is set ahead too.
    await chain.advanceTo((await chain.now()) + 100);
    await expect(page.getByRole('timer')).toContainText(/^[0-3]:/);
    await expectRight(page, api, round);
  });
}

test('after a sleep the countdown is right again, and so is the rest', async ({
  visitor: page,
  api,
  game,
  chain,
}) => {
  const round = await game.newRound();
  await page.goto('/');
  await expect(page.getByRole('timer')).toContainText(/^[45]:/);
  const wake = await putToSleep(page);
  await chain.advanceTo(round.end_time - 100);
  await wake();
  await expect(page.getByRole('timer')).toContainText(/^1:/);
  await expectRight(page, api, round);

  const wakeAgain = await putToSleep(page);
  await game.endRound(round, 1);
  await wakeAgain();
  await expect(page.getByRole('region', { name: 'Round Completed' })).toContainText('UP');
});
