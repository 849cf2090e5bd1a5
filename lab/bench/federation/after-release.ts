import type { Browser, Page } from '@playwright/test';
import { builtRemote } from '../../../e2e/releases/built';
import { asVersion } from '../../../e2e/releases/other-version';
import type { NginxSite } from '../../../e2e/stack/nginx-site';
import { releaseBuilt } from '../../../remote-kit/src/release/commands/release-built';

/** The bytes of page and scripts that came over the line, and not from the browser's cache, until the panel was there. */
async function loaded(page: Page, url: string) {
  await page.goto(url);
  await page.locator('main input[role="spinbutton"]').waitFor();
  const entries = await page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, entryType, encodedBodySize }) => ({ name, entryType, encodedBodySize })),
  );
  const sum = (counted: typeof entries) =>
    counted.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  return {
    page: sum(entries.filter(({ entryType }) => entryType === 'navigation')),
    scripts: sum(entries.filter(({ name }) => name.endsWith('.js'))),
  };
}

/**
 * What a visitor loads before and after a release of the game that changes each of its scripts, through nginx as in
 * production.
 */
export async function aroundRelease(browser: Browser, { url, store }: NginxSite) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const first = await loaded(page, url);
  const next = asVersion(await builtRemote('game'), '9.0.0');
  await releaseBuilt(store, next, { share: 100, tried: () => Promise.resolve() });
  const returning = await loaded(page, url);
  await context.close();
  return { first, returning };
}
