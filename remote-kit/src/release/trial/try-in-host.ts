import { join } from 'node:path';
import { containerName } from '@updown/protocol/site/container-name';
import {
  releaseOf,
  type Release,
  type SiteDescriptor,
} from '@updown/protocol/site/site-descriptor';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from '../../../../tools/browser';
import { onPath } from '../../../../tools/find-program';
import { Problem } from '../../../../tools/problem';
import type { BuiltRelease } from '../publish/built-release';
import { turnOff, withoutRemote, withRemote } from '../rules/remotes';
import { siteText } from '../site/change-descriptor';
import { requireHost } from '../site/host-file';
import { readSite } from '../site/read-site';
import type { SiteKey } from '../site/site-key';
import type { Store } from '../store/store';
import { pageFaults, renderPlaces, settle, type InPage } from './render-places';
import { siteAnswers, type Answer } from './site-answers';

/** Chromium, if possible without its own interface; undefined if there is none. */
function findChromium(): string | undefined {
  return onPath('chromium-headless-shell') ?? findBrowser();
}

/** The release with every part for everybody, so that the smoke test shows them all. */
function forEverybody({ contributes, ...release }: Release): Release {
  if (contributes === undefined) return release;
  const all = <Part extends { when?: unknown }>(parts: readonly Part[] = []) =>
    parts.map(({ when: _, ...part }) => part);
  const { pages, places } = contributes;
  return {
    ...release,
    contributes: {
      ...contributes,
      ...(pages && { pages: all(pages) }),
      ...(places && { places: all(places) }),
    },
  };
}

/** The site of a visitor who gets the built version and has no fall-back. */
export async function trialSite(
  store: Store,
  { file }: BuiltRelease,
  elsewhere?: string,
): Promise<SiteDescriptor> {
  const { site } = await readSite(store);
  return withRemote(site, file.name, forEverybody(releaseOf(file, elsewhere)));
}

/** Tries a built remote in the host of a site, with a descriptor signed by the key. Rejects if it does not run. */
export type Trial = (
  store: Store,
  built: BuiltRelease,
  key: SiteKey | undefined,
  /** The address of the release's files, if they are not on the site. */
  elsewhere?: string,
) => Promise<void>;

// A secure context, which a page needs to check signatures. No request reaches a server, here or at a site's own address.
const UNSIGNED = 'http://localhost';
const WITHIN_MS = 30_000;
// A phone shows every place: some appear on no wider window.
const PHONE = { width: 390, height: 844 };

async function openBrowser(
  browser: Browser,
  addresses: readonly string[],
  answer: (path: string) => Promise<Answer>,
): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE });
  page.setDefaultTimeout(WITHIN_MS);
  await page.addInitScript({ path: join(import.meta.dirname, 'in-page.js') });
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    const at = addresses.find((address) => url.startsWith(`${address}/`));
    if (at === undefined) return route.abort();
    const { pathname } = new URL(url.slice(at.length), 'http://localhost');
    return route.fulfill(await answer(pathname));
  });
  return page;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => 'updown' in globalThis, undefined, { timeout: WITHIN_MS });
}

interface InHost {
  readonly store: Store;
  readonly built: BuiltRelease;
  readonly key: SiteKey | undefined;
  readonly elsewhere: string | undefined;
}

interface OpenSite {
  readonly page: Page;
  /** The site's address. */
  readonly at: string;
  /** Opens a path of the site in the page. */
  readonly visit: (path: string) => Promise<void>;
  /** Changes the site's descriptor while the page is open. */
  readonly change: (site: SiteDescriptor) => Promise<void>;
}

interface Openness {
  /** Whether the pages come without the web server's security headers. */
  readonly isLoose?: boolean;
}

/**
 * Gives a browser in which a site has a built remote's files, with descriptors that the key signs; undefined if there is no
 * browser. Nothing is written and no request reaches a server.
 */
export async function inHost<Result>(
  { store, built, key, elsewhere }: InHost,
  run: (
    openSite: (site: SiteDescriptor, openness?: Openness) => Promise<OpenSite>,
  ) => Promise<Result>,
): Promise<Result | undefined> {
  const executablePath = findChromium();
  if (executablePath === undefined) return undefined;
  const { origin } = await requireHost(store);
  // Its signature names the site's address, so the page has to be there.
  const at = key === undefined ? UNSIGNED : (origin ?? UNSIGNED);
  const addresses = [at, ...(elsewhere === undefined ? [] : [elsewhere])];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await run(async (site, { isLoose = false } = {}) => {
      const served = { siteJson: await siteText(site, key, at) };
      const answer = await siteAnswers(store, built, served, { origin: at, isLoose });
      const page = await openBrowser(browser, addresses, answer);
      return {
        page,
        at,
        visit: (path) => open(page, `${at}${path}`),
        change: async (next) => void (served.siteJson = await siteText(next, key, at)),
      };
    });
  } finally {
    await browser.close();
  }
}

/** Loads the modules of one version of a remote; answers with what failed. */
function load(
  { page, at }: OpenSite,
  name: string,
  { version, entry, modules }: Release,
): Promise<string[]> {
  const wanted = {
    container: containerName(name, version),
    entry: entry.startsWith('/') ? `${at}${entry}` : entry,
    modules: Object.keys(modules),
  };
  return page.evaluate(
    (what) => (globalThis as unknown as InPage).updownTrial.loadModules(what),
    wanted,
  );
}

/**
 * Loads the built modules after those of all other remotes, so that a name that another remote has taken is refused
 * here, and not in the other remote's place. The page shows only the other remotes.
 */
async function loadFaults(
  alone: OpenSite,
  others: SiteDescriptor,
  name: string,
  release: Release,
): Promise<string[]> {
  await alone.visit('/');
  await settle(alone.page);
  // A failure in another remote is not this release's fault.
  for (const [other, its] of Object.entries(others.remotes)) await load(alone, other, its);
  return load(alone, name, release);
}

/** The site with pages whose policy admits the scripts at an address of no remote in the descriptor. */
function admitting(site: SiteDescriptor, address: string | undefined): SiteDescriptor {
  if (address === undefined) return site;
  return { ...site, overrides: [...(site.overrides ?? []), new URL(address).origin] };
}

/** Loads every module of a built remote in the host of a site, and visits each page that has a place for one. */
export const tryInHost: Trial = async (store, built, key, elsewhere) => {
  const { name, version, modules } = built.file;
  const site = await trialSite(store, built, elsewhere);
  const others = admitting(withoutRemote(site, name), elsewhere);
  const faults = await inHost({ store, built, key, elsewhere }, async (openSite) => {
    const release = releaseOf(built.file, elsewhere);
    // The descriptor does not name the release, so the page's policy of Trusted Types would refuse its scripts.
    const alone = await openSite(others, { isLoose: true });
    const loading = await loadFaults(alone, others, name, release);
    if (loading.length > 0) return loading;
    const known = await pageFaults(alone.page, name);
    const { page, visit, change } = await openSite(site);
    const disable = () => change({ ...turnOff(site, name, 'A test.'), serial: site.serial + 1 });
    return renderPlaces({ page, remote: name, site, visit, disable, known });
  });
  if (faults === undefined) {
    console.log(`There is no Chromium here (CHROMIUM_PATH), so ${name} ${version} was not tried.`);
    return;
  }
  if (faults.length > 0) {
    throw new Problem(
      `${name} ${version} does not run in the host of ${store.name}. --skip-trial releases it all the same.\n${faults.join('\n')}`,
    );
  }
  console.log(
    `${name} ${version} runs in the host of the site: ${Object.keys(modules).join(', ')}.`,
  );
};
