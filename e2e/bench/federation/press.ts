import type { Browser } from '@playwright/test';
import { newVisitor, untilSettled } from './cold-load';
import type { Times } from './report';
import type { Front } from './serve';

// A press on Connect after a first visit has settled, on a line without a limit. Nothing has pointed at the button before, so
// the press itself brings the code.

const SLOW_DOWNS = { 'at full speed': 1, 'at a quarter of it': 4 };

type Pressed = Window & { pressed?: number };

/** Milliseconds from the press to the frame that shows the wallet's dialog. */
async function press(browser: Browser, { url }: Front, slowDown: number): Promise<number> {
  const context = await newVisitor(browser, 390);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.goto(url, { waitUntil: 'commit' });
  await untilSettled(page);
  // It looks in each frame.
  const shown = page.waitForFunction(() => {
    const dialog = document.querySelector('[role="dialog"]');
    return dialog?.checkVisibility() === true && performance.now() - (window as Pressed).pressed!;
  });
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
    const connect = buttons.find(({ textContent }) => /connect/i.test(textContent))!;
    (window as Pressed).pressed = performance.now();
    connect.click();
  });
  const time = Number(await (await shown).jsonValue());
  await context.close();
  return time;
}

interface Options {
  readonly browser: Browser;
  readonly loads: number;
  readonly fronts: Readonly<Record<keyof Times, Front>>;
  /** Begins a round, if none is there. */
  readonly before: () => Promise<void>;
}

/** The times of both pages in turn, by the processor's speed. */
export async function pressTimes({ browser, loads, fronts, before }: Options) {
  const { composed, single } = fronts;
  await before();
  // The servers compress the files of the dialog at their first use.
  for (const front of [composed, single]) await press(browser, front, 1);
  const times: Record<string, Times> = {};
  for (const [speed, slowDown] of Object.entries(SLOW_DOWNS)) {
    const of: Record<keyof Times, number[]> = { composed: [], single: [] };
    times[speed] = of;
    for (let load = 0; load < loads; load += 1) {
      await before();
      of.composed.push(await press(browser, composed, slowDown));
      of.single.push(await press(browser, single, slowDown));
    }
  }
  return times;
}
