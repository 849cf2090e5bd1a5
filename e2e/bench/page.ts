/** `npm run bench:page`: measures the idle main page at a quarter of the CPU speed. */
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { Player } from '../fixtures/player';
import { withOwnStack } from './own-stack';
import { record } from './page/activity';
import { playUntilFull } from './page/busy-game';
import { watchFiles } from './page/files';
import { printActivity, printComparison, printFiles } from './page/print';

const seconds = Number(process.argv[2] ?? '60');
const SLOW_DOWN = 4;

await withOwnStack(async ({ siteUrl, chainUrl }) => {
  console.log('Playing rounds until table and ticker are full …');
  const accounts = await playUntilFull(siteUrl, chainUrl);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await measure(browser, siteUrl, accounts);
  } finally {
    await browser.close();
  }
});

async function measure(
  browser: Browser,
  baseURL: string,
  accounts: readonly string[],
): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.addInitScript({ path: join(import.meta.dirname, 'page/note-activity.js') });
  const player = await Player.open(context, 0, accounts);
  const { page } = player;
  const files = watchFiles(page);
  await page.goto('/');
  await player.connect();
  // The ticker is full and moves.
  await player.card('All Players History').getByRole('row').nth(50).waitFor();
  await player.card('Live Results').getByRole('listitem').nth(19).waitFor();
  await page.getByRole('timer').waitFor();

  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  // Moves the pointer off the marquee, which stops while hovered, and waits until everything has loaded.
  await page.mouse.move(700, 890);
  await page.waitForTimeout(10_000);
  printFiles(await files());
  console.log(`\nRecording ${seconds} s with the processor ${SLOW_DOWN} times slower …\n`);
  const moving = await record(page, cdp, seconds);
  printActivity(moving);

  await player.card('Live Results').getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(700, 890);
  await page.waitForTimeout(2_000);
  printComparison(moving, await record(page, cdp, Math.ceil(seconds / 3)));
}
