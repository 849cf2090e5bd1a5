import { compose, remotesOn, type SiteDescriptor } from '@updown/shared/site';
import type { Page } from 'playwright-core';
import { pageAddresses, shownAt } from '../../pages/hints';

/** The top of a stack is the remote's; below it is React. */
const TRACE_LINES = 6;
const WITHIN_MS = 10_000;
export const NOBODY = `0x${'0'.repeat(40)}`;

/** The functions of in-page.js, which the smoke test adds to the page. */
export interface InPage {
  readonly updownTrial: {
    loadModules(wanted: {
      /** The global variable of the remote's container. */
      readonly container: string;
      readonly entry: string;
      readonly modules: readonly string[];
    }): Promise<string[]>;
    failuresOf(remote: string): string[];
    scrollDown(): Promise<void>;
    longestMountTask(): number;
  };
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

/** Waits until the page has finished loading, but not for a page that never does. */
export async function settle(page: Page): Promise<void> {
  await Promise.all([
    page.waitForLoadState('networkidle', { timeout: WITHIN_MS }),
    page.locator('[aria-busy=true]').first().waitFor({ state: 'detached', timeout: WITHIN_MS }),
  ]).catch(() => undefined);
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
  const composition = compose(site.remotes);
  for (const address of pageAddresses(site)) {
    if (!remotesOn(shownAt(address, composition), composition).includes(remote)) continue;
    await open(address.replace(':address', NOBODY));
    await settle(page);
    // Also renders content at the end of the page, or that appears after a scroll.
    await page.evaluate(() => (globalThis as unknown as InPage).updownTrial.scrollDown());
    await settle(page);
    faults.push(
      ...(await page.evaluate(
        (name) => (globalThis as unknown as InPage).updownTrial.failuresOf(name),
        remote,
      )),
    );
  }
  return faults.length > 0 ? [...new Set(faults), ...traces] : [];
}
