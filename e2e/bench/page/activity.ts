import type { CDPSession, Page } from '@playwright/test';

interface Moment {
  readonly at: number;
}

/** The notes of note-activity.js, in milliseconds since the navigation. */
interface Noted {
  readonly commits: readonly Moment[];
  readonly events: readonly Moment[];
  readonly longTasks: readonly (Moment & { readonly duration: number })[];
  readonly shifts: readonly (Moment & { readonly value: number })[];
}

/** Commits and reads within this time after an event of the stream count as its effect. */
const ANSWERED_WITHIN_MS = 1_000;

export interface Activity {
  readonly seconds: number;
  readonly styleRecalculations: number;
  readonly layouts: number;
  /** The share of the time in which the main thread was at work. */
  readonly busy: number;
  readonly layoutShift: number;
  /** The durations of the tasks above 50 ms. */
  readonly longTasks: readonly number[];
  readonly events: number;
  readonly commits: number;
  /** Commits without an event shortly before, such as those of a countdown that React draws. */
  readonly commitsWithoutEvent: number;
  /** Bytes of the JavaScript heap after a collection, at the start and the end. */
  readonly heap: readonly [before: number, after: number];
}

async function metricsOf(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (name: string) => metrics.find((metric) => metric.name === name)!.value;
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await metricsOf(cdp))('JSHeapUsedSize');
}

/** Leaves the page idle for that time, and resolves with its activity. */
export async function record(page: Page, cdp: CDPSession, seconds: number): Promise<Activity> {
  await cdp.send('Performance.enable');
  const heapBefore = await heapOf(cdp);
  await page.waitForTimeout(1_000);
  const from = await page.evaluate(() => performance.now());
  const before = await metricsOf(cdp);
  await page.waitForTimeout(seconds * 1_000);
  const after = await metricsOf(cdp);
  const until = await page.evaluate(() => performance.now());
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);

  const within = <T extends Moment>(all: readonly T[]) =>
    all.filter(({ at }) => at >= from && at <= until);
  const grown = (name: string) => after(name) - before(name);
  const commits = within(noted.commits);
  const hasCause = ({ at }: Moment) =>
    noted.events.some((event) => event.at <= at && at - event.at < ANSWERED_WITHIN_MS);
  return {
    seconds: grown('Timestamp'),
    styleRecalculations: grown('RecalcStyleCount'),
    layouts: grown('LayoutCount'),
    busy: grown('TaskDuration') / grown('Timestamp'),
    layoutShift: within(noted.shifts).reduce((sum, { value }) => sum + value, 0),
    longTasks: within(noted.longTasks).map(({ duration }) => duration),
    events: within(noted.events).length,
    commits: commits.length,
    commitsWithoutEvent: commits.filter((commit) => !hasCause(commit)).length,
    heap: [heapBefore, await heapOf(cdp)],
  };
}
