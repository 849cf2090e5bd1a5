import type { Browser, Page } from 'playwright-core';

/** An event of Chromium's trace; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** The processor time of the thread: a busy machine hardly changes it. */
  readonly tdur?: number;
}

const CATEGORIES = ['toplevel', 'blink.user_timing'];
/** The measure with which the host marks a loaded module (host/src/federation/remote-service.ts). */
const LOADED = 'remote-loaded';
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * The longest task of the page's main thread since the host asked for the first module, in milliseconds of processor time: the
 * code of the modules, their render and their effects. 0 if the page loads no module.
 */
export async function longestMountTask(
  browser: Browser,
  page: Page,
  visit: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await visit();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter(({ name }) => name === LOADED);
  if (marks.length === 0) return 0;
  const first = marks.reduce((one, other) => (other.ts < one.ts ? other : one));
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === TASK && pid === first.pid && tid === first.tid && ts >= first.ts,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
