import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { previewFrom } from '../../remote-kit/src/release/commands/preview';
import { releaseBuilt } from '../../remote-kit/src/release/commands/release-built';
import { folderStore } from '../../remote-kit/src/release/store/folder-store';
import { DEEP } from '../fixtures/deep';
import { waitsUntilLive } from '../fixtures/live-page';
import { builtRemote } from '../releases/built';
import { asVersion } from '../releases/other-version';
import { signedFolder } from '../releases/signed-folder';

// A preview on a signed site, by the commands that publish it and take it away. There is no API to answer a report.

const OVER = 'This preview is over or does not exist: you see the released version.';

const test = base.extend<
  { preview: { readonly version: string; readonly link: string } },
  { site: Awaited<ReturnType<typeof signedFolder>> }
>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await signedFolder();
      process.env['UPDOWN_SITE_KEY'] = `${site.key.name}:${site.key.privateKey}`;
      await use(site);
      delete process.env['UPDOWN_SITE_KEY'];
      await site.remove();
    },
    { scope: 'worker' },
  ],
  preview: async ({ site: { folder, origin } }, use) => {
    const version = `0.2.0-preview.${Date.now()}`;
    const built = asVersion(await builtRemote('game'), version);
    const share = { name: 'game', pull: '12' };
    const tried = () => Promise.resolve();
    const { previews } = await releaseBuilt(folderStore(folder), built, { share, tried });
    await use({ version, link: `${origin}/?preview=${Object.keys(previews!)[0]}` });
    await takeAway(folder);
  },
});

function takeAway(folder: string) {
  const nothingBuilt = () => {
    throw new Error('Taking a preview away builds nothing.');
  };
  return previewFrom(nothingBuilt)([folder, 'game', '--pull', '12', '--remove']);
}

function versionOf(page: Page) {
  return expect.poll(() => page.evaluate(() => window.updown.versions['game']));
}

/** A page that measures its visitor, with the paths that it requests. */
async function newPage(browser: Browser) {
  const page = waitsUntilLive(await browser.newPage());
  await page.addInitScript(() => {
    const random = Math.random;
    // A quarter of the pages measures.
    Math.random = () => random() / 5;
  });
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return { page, requested: (pattern: RegExp) => paths.filter((path) => pattern.test(path)) };
}

test('only its link opens a preview, which counts nowhere, and one press leaves it', async ({
  browser,
  site: { origin },
  preview: { version, link },
}) => {
  const linked = await newPage(browser);
  await linked.page.goto(link);
  const bar = linked.page.getByRole('status').filter({ hasText: `Preview of game ${version}` });
  await expect(bar).toBeVisible();
  await versionOf(linked.page).toBe(version);
  await linked.page.getByRole('link', { name: 'Dashboard' }).first().click();
  await linked.page.reload();
  for (const width of [1440, 390]) {
    await linked.page.setViewportSize({ width, height: 844 });
    await expect(bar).toBeInViewport();
  }

  // It started later, and has reported by now.
  const other = await newPage(browser);
  await other.page.goto(origin);
  const reports = /remote-starts|remote-error|\/vitals\.\w+\.js/;
  await expect.poll(() => other.requested(reports).length).toBeGreaterThanOrEqual(2);
  expect(other.requested(/preview/)).toEqual([]);
  expect(linked.requested(reports)).toEqual([]);

  await linked.page.getByRole('button', { name: 'Leave preview' }).click();
  await linked.page.waitForURL(`${origin}/dashboard`);
  await expect(bar).toHaveCount(0);
  await linked.page.goto(origin);
  await versionOf(linked.page).toBe('0.1.0');
  await Promise.all([linked, other].map(({ page }) => page.close()));
});

test(
  'a preview that is over or taken away says so in one sentence, and the page shows the released version',
  DEEP,
  async ({ browser, site: { folder, origin }, preview: { version, link } }) => {
    const { page, requested } = await newPage(browser);
    await page.route('**/release.json', async (route) => {
      const answer = await route.fetch();
      const date = new Date(Date.now() + 15 * 86_400_000).toUTCString();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), date } });
    });
    const scripts = new RegExp(`${version}.*js$`);
    const showsReleased = async () => {
      await page.goto(link);
      await expect(page.getByText(OVER)).toBeVisible();
      await versionOf(page).toBe('0.1.0');
      expect(requested(scripts)).toEqual([]);
    };
    await showsReleased();
    await page.unrouteAll();
    expect(await takeAway(folder)).toBe(0);
    await showsReleased();
    expect((await fetch(`${origin}/remotes/game/${version}/release.json`)).status).toBe(404);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(OVER)).toHaveCount(0);
    await page.close();
  },
);

test(
  'a preview whose description is altered or gone fails in its own places',
  DEEP,
  async ({ browser, site: { folder }, preview: { version, link } }) => {
    const { page, requested } = await newPage(browser);
    const file = join(folder, 'remotes', 'game', version, 'release.json');
    for (const damage of [() => writeFile(file, '{}'), () => rm(file)]) {
      await damage();
      await page.goto(link);
      const cards = page.getByRole('alert').filter({ hasText: `Remote game, version ${version}` });
      await expect(cards.first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Leave preview' })).toBeVisible();
      await expect(page.locator('[data-remote="chart"]').first()).toBeAttached();
      expect(requested(/remote-error/)).toEqual([]);
    }
    await page.close();
  },
);
