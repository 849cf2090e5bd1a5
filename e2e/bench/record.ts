import type { CDPSession, Page } from '@playwright/test';
import { causesOf, type Noted } from './commits';
import { figuresOf, type Figures } from './figures';
import { categories, type TraceEvent } from './trace-events';

export interface Recorded {
  readonly figures: Figures;
  /** React commits by cause. */
  readonly commits: ReadonlyMap<string, number>;
  readonly events: number;
  /** The size of the JavaScript heap in bytes after a garbage collection, at the start and at the end. */
  readonly heap: readonly [before: number, after: number];
}

// Recorded by count-commits.js, which runs in the page.
const NOTED = '__UPDOWN_NOTED__';

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Leaves the page idle for that time; resolves with the recorded activity. */
export async function record(page: Page, cdp: CDPSession, seconds: number): Promise<Recorded> {
  const browser = page.context().browser()!;
  const before = await heapOf(cdp);
  await page.waitForTimeout(1_000);
  await browser.startTracing(page, { categories });
  const from = await page.evaluate(() => performance.now());
  await page.waitForTimeout(seconds * 1_000);
  const until = await page.evaluate(() => performance.now());
  const trace = (await browser.stopTracing()).toString('utf8');
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };

  const all = await page.evaluate((name) => Reflect.get(globalThis, name) as Noted, NOTED);
  const within = <T extends { at: number }>(list: readonly T[]) =>
    list.filter(({ at }) => at >= from && at <= until);
  const events = within(all.events);
  return {
    figures: figuresOf(traceEvents, page.url(), (until - from) / 1_000),
    commits: causesOf({ commits: within(all.commits), events }),
    events: events.length,
    heap: [before, await heapOf(cdp)],
  };
}
