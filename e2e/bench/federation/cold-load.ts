import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';

// One first visit on a phone with a slow line: 1.6 Mbit/s, 150 ms latency, a quarter of the CPU speed.

const MBIT = 1_000_000 / 8;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * MBIT,
  uploadThroughput: 0.75 * MBIT,
};
const SLOW_DOWN = 4;
const LONGEST_MS = 60_000;
/** The wait after the last mark for late events: a layout shift, a larger paint, a long task. */
const REST_MS = 2_000;

/** Milliseconds since the navigation, and bytes on the wire. */
export interface Figures {
  readonly connectSeen: number;
  readonly connectWorks: number;
  readonly largestPaint: number;
  readonly panelWorks: number;
  readonly blocking: number;
  readonly layoutShift: number;
  readonly scriptBeforeConnect: number;
}

export interface Request {
  readonly path: string;
  readonly start: number;
  /** Absent for a stream. */
  end?: number;
  bytes: number;
  isScript: boolean;
}

export interface Visit {
  readonly figures: Figures;
  readonly requests: readonly Request[];
}

const MARKS = ['connectSeen', 'connectWorks', 'panelWorks', 'chartSeen'] as const;

/** The data that marks.js records. */
interface Bench {
  readonly marks: Readonly<Record<(typeof MARKS)[number], number>>;
  readonly shown: Readonly<Record<'largestPaint' | 'layoutShift' | 'blocking', number>>;
}

async function watch(cdp: CDPSession): Promise<readonly Request[]> {
  const requests = new Map<string, Request>();
  const list: Request[] = [];
  let first = 0;
  const since = (timestamp: number) => (timestamp - first) * 1000;
  cdp.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request: { url } }) => {
    first ||= timestamp;
    if (url.startsWith('data:')) return;
    const { pathname, search } = new URL(url);
    const path = `${pathname}${search}`;
    const request = { path, start: since(timestamp), bytes: 0, isScript: type === 'Script' };
    requests.set(requestId, request);
    list.push(request);
  });
  // Only the response shows that a preloaded file is a script.
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request && response.mimeType.includes('javascript')) request.isScript = true;
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: since(timestamp), bytes: encodedDataLength });
  });
  await cdp.send('Network.enable');
  return list;
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

/** Loads the page once, in a new profile. */
export async function visit(browser: Browser, url: string, width: number): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
  });
  await context.addInitScript({ path: join(import.meta.dirname, 'marks.js') });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const cdp = await context.newCDPSession(page);
  const requests = await watch(cdp);
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.goto(url, { waitUntil: 'commit' });
  await untilMarked(page, errors);
  await page.waitForTimeout(REST_MS);
  const { marks, shown } = await benchOf(page);
  await context.close();
  const scriptBeforeConnect = requests
    .filter(({ isScript, end = Infinity }) => isScript && end <= marks.connectWorks)
    .reduce((total, { bytes }) => total + bytes, 0);
  return { figures: { ...marks, ...shown, scriptBeforeConnect }, requests };
}
