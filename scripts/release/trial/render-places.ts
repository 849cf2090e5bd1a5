import type { Page } from 'playwright-core';
import { pageAddresses, remotesOn } from '../../site/hints';
import type { SiteDescriptor } from '@updown/shared/site';

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

/** The end of the page, so that what stands there, or appears after a scroll, is rendered too. */
function scrollDown(): void {
  scrollTo(0, document.documentElement.scrollHeight);
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
  const faults: string[] = [];
  for (const address of pageAddresses) {
    if (!remotesOn(address, site).includes(remote)) continue;
    await open(address.replace(':address', NOBODY));
    await page.waitForLoadState('networkidle');
    await page.evaluate(scrollDown);
    await page.waitForLoadState('networkidle');
    faults.push(...(await page.evaluate(failuresOf, remote)));
  }
  return [...new Set(faults)];
}
