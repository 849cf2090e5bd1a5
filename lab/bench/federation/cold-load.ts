import { join } from 'node:path';
import { expect, type Browser } from '@playwright/test';
import { unlessSmallest } from '../smallest';

// One first visit on a phone with a slow line: 1.6 Mbit/s, 150 ms latency, a quarter of the CPU speed.

const MBIT = 1_000_000 / 8;
const LINE = unlessSmallest(
  {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6 * MBIT,
    uploadThroughput: 0.75 * MBIT,
  },
  { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
);
const SLOW_DOWN = unlessSmallest(4, 1);
const LONGEST_MS = 60_000;
/** The wait after the last mark for late events: a layout shift, a larger paint, a long task. */
const REST_MS = unlessSmallest(2_000, 0);

/** What marks.js notes: milliseconds since the navigation, and the sum of the layout shifts. */
type Noted = Record<
  | 'Connect visible'
  | 'Connect working'
  | 'largest paint'
  | 'panel usable'
  | 'blocking time'
  | 'layout shift',
  number
>;

interface Bench {
  readonly noted: Noted;
  readonly isOver: boolean;
}

/** What Chromium's own trace of the whole visit says. */
interface Traced {
  /** In milliseconds. */
  readonly 'style recalculation': number;
  readonly 'elements recalculated': number;
}

export interface Visit {
  readonly figures: Noted &
    Traced & {
      /** The bytes of script that have arrived at a mark. */
      readonly 'script before Connect': number;
      readonly 'script before the panel': number;
    };
  readonly requests: readonly {
    readonly from: number;
    readonly to: number;
    readonly bytes: number;
    readonly what: string;
  }[];
}

/** Loads the page once, in a new profile. */
export async function visit(browser: Browser, url: string, width: number): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
  });
  await context.addInitScript({ path: join(import.meta.dirname, 'marks.js') });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.goto(url, { waitUntil: 'commit' });
  const bench = () => page.evaluate(() => (window as unknown as { bench: Bench }).bench);
  const seldom = { intervals: [250], timeout: LONGEST_MS };
  await expect.poll(async () => (await bench()).isOver, seldom).toBe(true);
  await page.waitForTimeout(REST_MS);
  const { noted } = await bench();
  const traced = styleIn(await browser.stopTracing());
  const requests = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
      from: Math.round(entry.startTime),
      to: Math.round(entry.responseEnd),
      bytes: entry.encodedBodySize,
      what: entry.name.slice(location.origin.length),
    })),
  );
  await context.close();
  const scriptBefore = (mark: keyof Noted) =>
    requests
      .filter(({ what, to }) => what.endsWith('.js') && to <= noted[mark])
      .reduce((total, { bytes }) => total + bytes, 0);
  const figures = {
    ...noted,
    ...traced,
    'script before Connect': scriptBefore('Connect working'),
    'script before the panel': scriptBefore('panel usable'),
  };
  return { figures, requests };
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    /** In microseconds. */
    readonly dur?: number;
    readonly args: { readonly elementCount?: number };
  }[];
}

function styleIn(trace: Buffer): Traced {
  const { traceEvents } = JSON.parse(trace.toString()) as Trace;
  const passes = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return {
    'style recalculation': passes.reduce((sum, { dur = 0 }) => sum + dur / 1000, 0),
    'elements recalculated': passes.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
  };
}
