import { compose, remotesOn } from '@updown/protocol/site/contributions';
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
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
    pageFaults(folder: string): string[];
    go(path: string): void;
    release(serial: number): boolean;
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

interface Visited {
  readonly page: Page;
  readonly remote: string;
  readonly site: SiteDescriptor;
  /** Opens an address of the site. */
  readonly visit: (address: string) => Promise<void>;
  /** Disables the remote, as the operator would. */
  readonly disable: () => Promise<void>;
  /** The page's faults without the remote. */
  readonly known: readonly string[];
}

/**
 * Visits each page of a site that has places of a remote, as a visitor would: leaves it, comes back, presses Connect, and takes
 * the update that disables the remote. Answers with what failed.
 */
export async function renderPlaces(visited: Visited): Promise<string[]> {
  const { page, remote, site, visit } = visited;
  const traces = collectTraces(page, remote);
  const faults: string[] = [];
  const composition = compose(site.remotes);
  const addresses = pageAddresses(site).filter((address) =>
    remotesOn(shownAt(address, composition), composition).includes(remote),
  );
  for (const [index, address] of addresses.entries()) {
    const isLast = index === addresses.length - 1;
    await visit(address.replace(':address', NOBODY));
    await settle(page);
    // Also renders content at the end of the page, or that appears after a scroll.
    await page.evaluate(() => (globalThis as unknown as InPage).updownTrial.scrollDown());
    await settle(page);
    faults.push(...(await failuresIn(page, remote)));
    faults.push(...(await leave(visited)), ...(isLast ? await update(visited) : []));
    faults.push(...(await failuresIn(page, remote)));
  }
  return faults.length > 0 ? [...new Set(faults), ...traces] : [];
}

function failuresIn(page: Page, remote: string): Promise<string[]> {
  return page.evaluate(
    (name) => (globalThis as unknown as InPage).updownTrial.failuresOf(name),
    remote,
  );
}

/** A page that no site has. */
const NOWHERE = 'nothing-is-here';

async function leave(visited: Visited): Promise<string[]> {
  const { page } = visited;
  const path = new URL(page.url()).pathname;
  const go = (to: string) =>
    page.evaluate((address) => (globalThis as unknown as InPage).updownTrial.go(address), to);
  const site = path.slice(0, path.lastIndexOf('/') + 1);
  await go(`${site}${NOWHERE}`);
  await settle(page);
  const gone = await faultsNow(visited);
  await go(path);
  await settle(page);
  return [
    ...named(`${path}, after the visitor has left it`, gone),
    ...named(`${path}, after the visitor has come back`, await faultsNow(visited)),
  ];
}

async function update(visited: Visited): Promise<string[]> {
  const { page, site, disable } = visited;
  await disable();
  try {
    await page.waitForFunction(
      (serial) => (globalThis as unknown as InPage).updownTrial.release(serial),
      site.serial + 1,
      { timeout: WITHIN_MS },
    );
    await page.getByRole('button', { name: 'Update' }).click({ timeout: WITHIN_MS });
  } catch {
    return ['the page takes no update'];
  }
  await settle(page);
  return named('after an update has disabled the remote', await faultsNow(visited));
}

function named(when: string, faults: readonly string[]): string[] {
  return faults.map((fault) => `${when}: ${fault}`);
}

/** The faults of the page that it does not have without the remote. */
async function faultsNow({ page, remote, known }: Visited): Promise<string[]> {
  const faults = await pageFaults(page, remote);
  return faults.filter((fault) => !known.includes(fault));
}

/** What is wrong with the page as a whole, its dialog included. */
export async function pageFaults(page: Page, remote: string): Promise<string[]> {
  const faults = await page.evaluate(
    (folder) => (globalThis as unknown as InPage).updownTrial.pageFaults(folder),
    `/remotes/${remote}/`,
  );
  const opens = await opensDialog(page);
  return opens ? faults : [...faults, 'its Connect dialog does not open'];
}

async function opensDialog(page: Page): Promise<boolean> {
  const dialog = page.getByRole('dialog').first();
  try {
    const connect = page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' });
    await connect.click({ timeout: WITHIN_MS });
    await dialog.waitFor({ timeout: WITHIN_MS });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached', timeout: WITHIN_MS });
    return true;
  } catch {
    return false;
  }
}
