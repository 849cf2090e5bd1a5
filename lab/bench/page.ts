/** `npm run bench:page`: measures the idle main page at a quarter of the CPU speed. */
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { ion } from '../../e2e/fixtures/ion';
import { Player } from '../../e2e/fixtures/player';
import { rounded } from './figures';
import { withOwnGame, type OwnGame } from './own-game';
import { unlessSmallest } from './smallest';

const SECONDS = unlessSmallest(60, 1);
const SLOW_DOWN = 4;
const PLAYERS = [1, 2, 3, 4, 5, 6] as const;
/** The ticker shows 20 outcomes. With six players in each, the table's 50 rows are full long before. */
const ENDED_ROUNDS = unlessSmallest(20, 1);
const ROWS = Math.min(50, ENDED_ROUNDS * PLAYERS.length);
const SETTLED_MS = unlessSmallest(10_000, 500);

/** Plays rounds until table and ticker are full, and leaves a new round running. */
async function playUntilFull({ api, chain, game }: OwnGame, accounts: readonly string[]) {
  const players = PLAYERS.map((player) => Player.addressOf(player, accounts));
  for (const player of players) await game.fund(player);
  const startAndBet = async () => {
    const round = await game.newRound();
    for (const [index, player] of players.entries()) {
      await chain.predict(player, index % 2 === 0, ion(30_000));
    }
    return round;
  };
  for (let ended = 0; ended < ENDED_ROUNDS; ended += 1) {
    await game.endRound(await startAndBet(), ended % 2 === 0 ? 0.5 : -0.5);
  }
  await startAndBet();
  await api.steerPrice(null);
}

/** Opens the page of a connected player, and resolves when table and ticker are full, and everything has loaded. */
async function openPage({ browser, siteUrl }: OwnGame, accounts: readonly string[]) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: siteUrl, viewport });
  await context.addInitScript({ path: join(import.meta.dirname, 'note-activity.js') });
  const player = await Player.open(context, 0, accounts);
  await player.page.goto('/');
  await player.connect();
  await player.card('All Players History').getByRole('row').nth(ROWS).waitFor();
  await player
    .card('Live Results')
    .getByRole('listitem')
    .nth(ENDED_ROUNDS - 1)
    .waitFor();
  await player.page.getByRole('timer').waitFor();
  const cdp = await context.newCDPSession(player.page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await cdp.send('Performance.enable');
  await player.page.waitForTimeout(SETTLED_MS);
  return { player, page: player.page, cdp };
}

/** Chromium's own counters, and those of note-activity.js. */
async function countersOf(page: Page, cdp: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const noted = await page.evaluate(
    () => (window as unknown as { noted: Record<string, number> }).noted,
  );
  return { ...Object.fromEntries(metrics.map(({ name, value }) => [name, value])), ...noted };
}

/** Leaves the page idle for that time, and resolves with its activity. */
async function record(page: Page, cdp: CDPSession, seconds: number) {
  // Off the marquee, which stops while hovered.
  await page.mouse.move(700, 890);
  await cdp.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(1_000);
  const before = await countersOf(page, cdp);
  await page.waitForTimeout(seconds * 1_000);
  const after = await countersOf(page, cdp);
  await cdp.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize: heap } = await countersOf(page, cdp);
  const grown = (name: string) => after[name]! - before[name]!;
  const second = grown('Timestamp');
  return {
    'style recalculations/s': rounded(grown('RecalcStyleCount') / second, 1),
    'main thread at work, %': rounded((grown('TaskDuration') / second) * 100, 1),
    'tasks above 50 ms (wanted: 0)': grown('longTasks'),
    'layout shift (wanted: ≤ 0.05)': rounded(grown('layoutShift'), 4),
    'events of the stream': grown('events'),
    'React commits': grown('commits'),
    '… without an event before (wanted: 0)': grown('commitsWithoutEvent'),
    'heap at the start, MB': rounded(before['JSHeapUsedSize']! / 1e6, 1),
    'heap at the end, MB': rounded(heap! / 1e6, 1),
  };
}

await withOwnGame(async (own) => {
  console.log('Playing rounds until table and ticker are full …');
  const accounts = await own.chain.accounts();
  await playUntilFull(own, accounts);
  const { player, page, cdp } = await openPage(own, accounts);
  const moving = await record(page, cdp, SECONDS);
  await player.card('Live Results').getByRole('button', { name: 'Pause' }).click();
  const paused = await record(page, cdp, SECONDS / 3);
  const names = Object.keys(moving) as (keyof typeof moving)[];
  const rows = names.map((name) => {
    const ratio = rounded(moving[name] / paused[name], 2);
    return [name, { 'marquee moving': moving[name], paused: paused[name], ratio }];
  });
  console.log(`\nThe idle page with the processor ${SLOW_DOWN} times slower:`);
  console.table(Object.fromEntries(rows));
});
