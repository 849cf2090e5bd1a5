import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { releaseFolder, type SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { composePages } from '../../remote-kit/src/pages/pages';
import type { BuiltRelease } from '../../remote-kit/src/release/publish/built-release';
import { root } from '../../tools/root';

/** Serves a page with a different descriptor, inlined as the site inlines its own. */
export async function serveDescriptor(
  page: Page,
  site: SiteDescriptor,
  hostFolder = join(root, 'host', 'dist'),
): Promise<void> {
  const html = await readFile(join(hostFolder, 'index.html'), 'utf8');
  const { pages } = composePages(html, { descriptor: site });
  await page.route('**/site.json', (route) => route.fulfill({ json: site }));
  for (const [address, body] of pages) {
    if (address.includes(':')) continue;
    await page.route(
      (url) => url.pathname === address,
      async (route) => route.fulfill({ response: await route.fetch(), body }),
    );
  }
}

/** Serves a page with a different build of the host. */
export async function serveHost(page: Page, folder: string, site: SiteDescriptor): Promise<void> {
  const names = new Set(await readdir(folder));
  await page.route(
    ({ pathname }) => names.has(pathname.slice(1)),
    (route) => route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  await serveDescriptor(page, site, folder);
}

/** Serves a page with the scripts of a release that its site does not have. */
export async function serveRelease(page: Page, { file, contents }: BuiltRelease): Promise<void> {
  const folder = releaseFolder(file.name, file.version);
  await page.route(`**${folder}*.js*`, (route) => {
    const content = contents.get(new URL(route.request().url()).pathname.slice(folder.length));
    return content === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'text/javascript', body: content });
  });
}
