import type { Page } from 'playwright-core';
import { pageAddresses, remotesOn } from '../../site/hints';
import type { SiteDescriptor } from '@updown/shared/site';

/** The top of a stack is the remote's; below it is React. */
const TRACE_LINES = 6;
const WITHIN_MS = 10_000;
const NOBODY = `0x${'0'.repeat(40)}`;

interface Failure {
  readonly remote: string;
  readonly phase: string;
  readonly detail: string;
}

/** What the page's host notes of a remote: it runs in the page. */
function failuresOf(remote: string): string[] {
  const { updown } = globalThis as unknown as { updown: { failures: readonly Failure[] } };
  return updown.failures
    .filter((failure) => failure.remote === remote)
    .map(({ phase, detail }) => `${location.pathname}, ${phase}: ${detail}`);
}

/** Collects the errors whose stack names a script of the remote: React logs what a component throws. */
function collectTraces(page: Page, remote: string): Set<string> {
  const traces = new Set<string>();
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || !text.includes(`/remotes/${remote}/`)) return;
    traces.add(text.split('\n').slice(0, TRACE_LINES).join('\n'));
  });
  return traces;
}

/** Until nothing of the page loads any more. A page that never stops is not waited for. */
async function settle(page: Page): Promise<void> {
  const isIdle = () => document.querySelector('[aria-busy=true]') === null;
  await Promise.all([
    page.waitForLoadState('networkidle', { timeout: WITHIN_MS }),
    page.waitForFunction(isIdle, undefined, { timeout: WITHIN_MS }),
  ]).catch(() => undefined);
}

/** The end of the page, so that what stands there, or appears after a scroll, is rendered too: some frames later. */
async function scrollDown(): Promise<void> {
  scrollTo(0, document.documentElement.scrollHeight);
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
}

/**
 * Visits each page of a site that has places of a remote, as a visitor would, and answers with what failed there. `open`
 * opens an address of the site.
 */
export async function renderPlaces(
  page: Page,
  remote: string,
  site: SiteDescriptor,
  open: (address: string) => Promise<void>,
): Promise<string[]> {
  const traces = collectTraces(page, remote);
  const faults: string[] = [];
  for (const address of pageAddresses) {
    if (!remotesOn(address, site).includes(remote)) continue;
    await open(address.replace(':address', NOBODY));
    await settle(page);
    await page.evaluate(scrollDown);
    await settle(page);
    faults.push(...(await page.evaluate(failuresOf, remote)));
  }
  return faults.length > 0 ? [...new Set(faults), ...traces] : [];
}
