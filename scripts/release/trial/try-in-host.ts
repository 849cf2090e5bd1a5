import { chromium, type Page } from 'playwright-core';
import { containerName } from '../../../webpack/container-name';
import { Problem } from '../../lib/problem';
import type { BuiltRelease } from '../publish/built-release';
import { findChromium } from './find-chromium';
import { loadModules } from './load-modules';
import { siteAnswers, type Answer } from './site-answers';
import type { Trial } from './trial';
import { releaseOf } from '@updown/shared/site';

// A secure context, which a page needs to check signatures; nothing listens there, and nothing is asked of it.
const ORIGIN = 'http://localhost';
const WITHIN_MS = 30_000;

async function open(page: Page, answer: (path: string) => Promise<Answer>): Promise<void> {
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin === ORIGIN) return route.fulfill(await answer(pathname));
    return route.abort();
  });
  await page.goto(ORIGIN);
  await page.waitForFunction(() => 'updown' in globalThis, undefined, { timeout: WITHIN_MS });
}

async function faultsOf(page: Page, { file }: BuiltRelease): Promise<string[]> {
  const { entry, modules } = releaseOf(file);
  const container = containerName(file.name, file.version);
  return page.evaluate(loadModules, { container, entry, modules: Object.keys(modules) });
}

/** Loads every module of a built remote in the host of a site, in a browser. Nothing is written and no server is asked. */
export const tryInHost: Trial = async (store, built, siteJson) => {
  const { name, version, modules } = built.file;
  const executablePath = findChromium();
  if (executablePath === undefined) {
    console.log(`There is no Chromium here (CHROMIUM_PATH), so ${name} ${version} was not tried.`);
    return;
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(WITHIN_MS);
    await open(page, await siteAnswers(store, built, siteJson));
    const faults = await faultsOf(page, built);
    if (faults.length > 0) {
      throw new Problem(
        `${name} ${version} does not run in the host of ${store.name}. --force releases it all the same.\n${faults.join('\n')}`,
      );
    }
    console.log(
      `${name} ${version} runs in the host of the site: ${Object.keys(modules).join(', ')}.`,
    );
  } finally {
    await browser.close();
  }
};
