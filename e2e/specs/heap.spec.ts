import type { CDPSession, Page } from '@playwright/test';
import { releaseOf } from '@updown/protocol/site/site-descriptor';
import { describeSite } from '../../scripts/site/descriptor';
import { DEEP } from '../fixtures/deep';
import { expect, test } from '../fixtures/test';
import { builtRemote } from '../releases/built';
import { leaks } from '../releases/leaky-code';
import { asVersion } from '../releases/other-version';
import { expectToRun } from '../releases/parts-of-page';
import { serveDescriptor, serveRelease } from '../releases/serve-releases';

// Mounts and unmounts every exposed module many times. The first visits fill the caches.

const WARM_UP = 12;
const VISITS = 24;
/** Twice the measured value, because prices and rounds arrive meanwhile. */
const BYTES_EACH = 50_000;

/** Navigates like a click on a link. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

async function measure(browser: CDPSession) {
  await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** The memory that the page retains after each visit to all its pages. */
async function keptOfVisit(page: Page, player: string) {
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const visitAll = async () => {
    await go(page, '/dashboard');
    await expectToRun(page, 'dashboard');
    await go(page, `/players/${player}`);
    await expect(page.getByRole('region', { name: /^Player 0x/ })).toBeVisible();
    await go(page, '/');
    await expectToRun(page, 'game');
    await expectToRun(page, 'chart');
  };
  for (let visit = 0; visit < WARM_UP; visit += 1) await visitAll();
  const before = await measure(browser);
  for (let visit = 0; visit < VISITS; visit += 1) await visitAll();
  const after = await measure(browser);
  return {
    bytes: (after.bytes - before.bytes) / VISITS,
    nodes: (after.nodes - before.nodes) / VISITS,
    listeners: (after.listeners - before.listeners) / VISITS,
  };
}

test(
  'the heap does not grow when every module comes and goes',
  DEEP,
  async ({ visitor: page, game, chain }) => {
    await game.newRound();
    const [player] = await chain.accounts();
    const kept = await keptOfVisit(page, player!);
    console.log('Kept of each visit:', kept);
    expect(kept.bytes).toBeLessThan(BYTES_EACH);
    expect(kept.nodes).toBeLessThan(10);
    expect(kept.listeners).toBeLessThan(1);
  },
);

test(
  'a module that keeps 100 KB of each visit is noticed',
  DEEP,
  async ({ visitor: page, chain }) => {
    const leaky = asVersion(await builtRemote('dashboard'), '9.0.0', leaks);
    const site = await describeSite(['game', 'chart', 'dashboard']);
    const remotes = { ...site.remotes, dashboard: releaseOf(leaky.file) };
    await serveDescriptor(page, { ...site, remotes });
    await serveRelease(page, leaky);
    const [player] = await chain.accounts();
    const kept = await keptOfVisit(page, player!);
    console.log('Kept of each visit, with a leak:', kept);
    expect(kept.bytes).toBeGreaterThan(BYTES_EACH);
  },
);
