import type { Page } from '@playwright/test';
import type { CurrentRound } from '@updown/protocol/api/rounds';
import type { Api } from '../fixtures/api';
import { DEEP, deepUnless } from '../fixtures/deep';
import { putToSleep, setDeviceClock, ticksOf } from '../fixtures/device';
import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/test';

/** How far the game's clock, as sent by the server, is ahead of this machine's, in milliseconds, from the fastest answer. */
async function gameClockAhead(api: Api): Promise<number> {
  let quickest = { trip: Infinity, ahead: 0 };
  for (let answers = 0; answers < 10; answers++) {
    const requestedAt = performance.now();
    const { now } = await api.get<{ now: number }>('/time');
    const trip = performance.now() - requestedAt;
    if (trip < quickest.trip) quickest = { trip, ahead: now + trip / 2 - Date.now() };
  }
  return quickest.ahead;
}

function secondsIn(text: string): number {
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** The smallest error among the countdown's changes, because on a busy machine most changes come late. */
async function errorOf(page: Page, api: Api, { end_time }: CurrentRound): Promise<number> {
  const ticks = await ticksOf(page, 4);
  const ahead = await gameClockAhead(api);
  return Math.min(
    ...ticks.map(({ text, at }) => Math.abs(at + ahead - (end_time - secondsIn(text)) * 1000)),
  );
}

/** On a busy machine, a page may be right only after its next clock sync, a minute later. */
function expectRight(page: Page, api: Api, round: CurrentRound): Promise<void> {
  return expect(async () =>
    expect(await errorOf(page, api, round)).toBeLessThanOrEqual(250),
  ).toPass({
    timeout: 75_000,
  });
}

test.setTimeout(600_000);

for (const minutes of [10, -10]) {
  test(
    `with the device's clock ${minutes} minutes wrong the countdown is right within 250 ms`,
    deepUnless(minutes > 0),
    async ({ visitor: page, api, game, chain }) => {
      const round = await game.newRound();
      await setDeviceClock(page, minutes);
      await page.goto('/');
      await expect(page.getByRole('region', { name: `Round #${round.id}` })).toBeVisible();
      await expectRight(page, api, round);

      // The chain's clock is ahead too.
      await chain.advanceTo((await chain.now()) + 100);
      await expect(page.getByRole('timer')).toContainText(/^[0-3]:/);
      await expectRight(page, api, round);
    },
  );
}

test(
  'after a sleep the countdown and the rest of the page are right again',
  DEEP,
  async ({ visitor: page, api, game, chain }) => {
    const round = await game.newRound();
    // The keeper resolves only a round with a stake.
    const bettor = (await chain.accounts()).at(-1)!;
    await game.fund(bettor);
    await chain.predict(bettor, true, ion(30_000));
    await page.goto('/');
    await expect(page.getByRole('timer')).toContainText(/^[45]:/);
    const wake = await putToSleep(page);
    await chain.advanceTo(round.end_time - 100);
    // The page reads the time once when it wakes, so the API must have seen the new block.
    await expect(async () => {
      const { now } = await api.get<{ now: number }>('/time');
      expect(now / 1000).toBeGreaterThan(round.end_time - 101);
    }).toPass();
    await wake();
    await expect(page.getByRole('timer')).toContainText(/^1:/);
    await expectRight(page, api, round);

    const wakeAgain = await putToSleep(page);
    await game.endRound(round, 1);
    await wakeAgain();
    await expect(page.getByRole('region', { name: `Round #${round.id}` })).toContainText('UP');
  },
);
