import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { onPath } from '../../lib/find-program';
import { Problem } from '../../lib/problem';
import { findBrowser } from '../../testing/browser';
import type { BuiltRelease } from '../publish/built-release';
import { withRemote } from '../rules/remotes';
import { siteText } from '../site/change-descriptor';
import { requireHost } from '../site/host-file';
import { readSite } from '../site/read-site';
import type { SiteKey } from '../site/site-key';
import type { Store } from '../store/store';
import { renderPlaces, type InPage } from './render-places';
import { siteAnswers, type Answer } from './site-answers';
import { containerName, releaseOf, type SiteDescriptor } from '@updown/shared/site';

/** Chromium, if possible without its own interface; undefined if there is none. */
function findChromium(): string | undefined {
  return onPath('chromium-headless-shell') ?? findBrowser();
}

/** The site as a visitor has it who gets the built version, and has no other to fall back to. */
function trialSite(site: SiteDescriptor, { file }: BuiltRelease): SiteDescriptor {
  return withRemote(site, file.name, releaseOf(file));
}

/** Tries a built remote in the host of a site, with a descriptor signed by the key. Rejects if it does not run. */
export type Trial = (store: Store, built: BuiltRelease, key: SiteKey | undefined) => Promise<void>;

// A secure context, which a page needs to check signatures. No request reaches a server, here or at a site's own address.
const UNSIGNED = 'http://localhost';
const WITHIN_MS = 30_000;
// A phone shows every place: some appear on no wider window.
const PHONE = { width: 390, height: 844 };

async function openBrowser(
  browser: Browser,
  site: string,
  answer: (path: string) => Promise<Answer>,
): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE });
  page.setDefaultTimeout(WITHIN_MS);
  await page.addInitScript({ path: join(import.meta.dirname, 'in-page.js') });
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin === site) return route.fulfill(await answer(pathname));
    return route.abort();
  });
  return page;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => 'updown' in globalThis, undefined, { timeout: WITHIN_MS });
}

async function loadFaults(page: Page, at: string, { file }: BuiltRelease): Promise<string[]> {
  const { entry, modules } = releaseOf(file);
  const container = containerName(file.name, file.version);
  await open(page, `${at}/`);
  const wanted = { container, entry, modules: Object.keys(modules) };
  return page.evaluate(
    (what) => (globalThis as unknown as InPage).updownTrial.loadModules(what),
    wanted,
  );
}

/**
 * Loads every module of a built remote in the host of a site, in a browser, and shows each page that has a place for one.
 * Nothing is written and no request reaches a server.
 */
export const tryInHost: Trial = async (store, built, key) => {
  const { name, version, modules } = built.file;
  const executablePath = findChromium();
  if (executablePath === undefined) {
    console.log(`There is no Chromium here (CHROMIUM_PATH), so ${name} ${version} was not tried.`);
    return;
  }
  const site = trialSite((await readSite(store)).site, built);
  const { origin } = await requireHost(store);
  // Its signature names the site's address, so the page has to be there.
  const at = key === undefined ? UNSIGNED : (origin ?? UNSIGNED);
  const answer = await siteAnswers(store, built, await siteText(site, key, at));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await openBrowser(browser, at, answer);
    const loading = await loadFaults(page, at, built);
    const faults =
      loading.length > 0
        ? loading
        : await renderPlaces(page, name, site, (address) => open(page, `${at}${address}`));
    if (faults.length > 0) {
      throw new Problem(
        `${name} ${version} does not run in the host of ${store.name}. --skip-trial releases it all the same.\n${faults.join('\n')}`,
      );
    }
    console.log(
      `${name} ${version} runs in the host of the site: ${Object.keys(modules).join(', ')}.`,
    );
  } finally {
    await browser.close();
  }
};
