import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

// One visit as a phone on a slow line has it: 1.6 Mbit/s, 150 ms, a quarter of the processor's speed.

const MBIT = 1_000_000 / 8;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * MBIT,
  uploadThroughput: 0.75 * MBIT,
};
const SLOW_DOWN = 4;
const LONGEST_MS = 60_000;
/** For what follows the last mark: a shift, a larger paint, a task. */
const REST_MS = 2_000;

/** Milliseconds since the navigation, bytes on the wire, counts. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly blocking: number;
  readonly connectSeen: number;
  readonly connectWorks: number;
  readonly panelSeen: number;
  readonly panelWorks: number;
  readonly chartSeen: number;
  readonly scriptBeforeConnect: number;
  readonly scriptBeforePanel: number;
  readonly bytes: number;
  readonly requests: number;
}

const MARKS = ['connectSeen', 'connectWorks', 'panelSeen', 'panelWorks', 'chartSeen'] as const;

interface Bench {
  readonly marks: Readonly<Record<(typeof MARKS)[number], number>>;
  readonly shown: Readonly<Record<'paint' | 'largest' | 'shift' | 'blocking', number>>;
}

interface Loaded {
  /** Milliseconds since the navigation. */
  readonly end: number;
  readonly bytes: number;
  readonly isScript: boolean;
}

/** A visitor's browser with an empty cache. */
export async function newVisitor(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
  });
  await context.addInitScript({ path: join(import.meta.dirname, 'marks.js') });
  return context;
}

async function watch(cdp: CDPSession) {
  const loaded: Loaded[] = [];
  const scripts = new Set<string>();
  let requests = 0;
  let start = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    start ||= timestamp;
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  // A preloaded script is known as one only by its answer.
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength: bytes }) => {
    loaded.push({ end: (timestamp - start) * 1000, bytes, isScript: scripts.has(requestId) });
  });
  await cdp.send('Network.enable');
  return { loaded, requests: () => requests };
}

function benchOf(page: Page): Promise<Bench> {
  return page.evaluate(() => (window as unknown as { bench: Bench }).bench);
}

async function untilMarked(page: Page, errors: readonly string[]): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  for (;;) {
    const { marks } = await benchOf(page);
    const missing = MARKS.filter((mark) => marks[mark] === undefined);
    if (missing.length === 0) return;
    if (Date.now() > until) {
      throw new Error(`${page.url()} has not shown: ${missing.join(', ')}.\n${errors.join('\n')}`);
    }
    await page.waitForTimeout(250);
  }
}

/** Until the page has all its marks, and what follows them. */
export async function untilSettled(page: Page, errors: readonly string[] = []): Promise<void> {
  await untilMarked(page, errors);
  await page.waitForTimeout(REST_MS);
}

/** Loads the page once, in a tab of its own. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page: Page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const cdp = await context.newCDPSession(page);
  const { loaded, requests } = await watch(cdp);
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.goto(url, { waitUntil: 'commit' });
  await untilSettled(page, errors);
  const { marks, shown } = await benchOf(page);
  await page.close();
  const sum = (of: readonly Loaded[]) => of.reduce((total, { bytes }) => total + bytes, 0);
  const scriptBefore = (mark: number) =>
    sum(loaded.filter(({ isScript, end }) => isScript && end <= mark));
  return {
    firstPaint: shown.paint,
    largestPaint: shown.largest,
    layoutShift: shown.shift,
    blocking: shown.blocking,
    ...marks,
    scriptBeforeConnect: scriptBefore(marks.connectWorks),
    scriptBeforePanel: scriptBefore(marks.panelWorks),
    bytes: sum(loaded),
    requests: requests(),
  };
}
