import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { createKeys, signSite } from '@updown/protocol/site/site-signature';
import { freePort } from '../../api/test/free-port';
import { releaseBuilt } from '../../remote-kit/src/release/commands/release-built';
import { siteKey } from '../../remote-kit/src/release/site/site-key';
import { folderStore } from '../../remote-kit/src/release/store/folder-store';
import { tryInHost } from '../../remote-kit/src/release/trial/try-in-host';
import { assembleSite } from '../../scripts/site/assemble';
import { thisCheckout } from '../../scripts/site/this-checkout';
import { DEEP } from '../fixtures/deep';
import { builtRemote } from '../releases/built';
import { asVersion } from '../releases/other-version';
import { serveFolder } from '../releases/serve-folder';
import { OtherCheckout } from '../skew/checkout';

test(
  'the pages of a signed site run what was signed for them, and say why they refuse another descriptor',
  DEEP,
  async ({ page }) => {
    test.setTimeout(1_200_000);
    const { publicKey, privateKey } = await createKeys();
    const key = (await siteKey({ UPDOWN_SITE_KEY: `a:${privateKey}` }))!;
    const other = await OtherCheckout.copy('signed');
    const hostFolder = await other.build('host', { UPDOWN_SITE_KEYS: `a:${publicKey}` });
    const checkout = thisCheckout();
    const from = { ...checkout, hostFolder, host: { ...checkout.host, keys: { a: publicKey } } };
    const folder = join(other.folder, 'site');
    const store = folderStore(folder);
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    await assembleSite({ store, from, key, origin });
    const server = await serveFolder(folder, port);

    process.env['UPDOWN_SITE_KEY'] = `a:${privateKey}`;
    const next = asVersion(await builtRemote('chart'), '9.0.0');
    await releaseBuilt(store, next, { share: 100, tried: tryInHost });
    delete process.env['UPDOWN_SITE_KEY'];

    await page.goto(origin);
    // No API answers. By the time the page says so, it has remembered the descriptor's serial number.
    await expect(page.getByText("Couldn't load recent results.")).toBeVisible();
    const site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as SiteDescriptor;
    const sign = (change: Partial<SiteDescriptor>) =>
      signSite({ ...site, origin, expires: site.expires!, ...change }, key);
    const index = await readFile(join(folder, 'pages', 'index.html'), 'utf8');
    for (const [change, says] of [
      [{ origin: 'https://other.example', serial: 1_000 }, 'is for https://other.example'],
      [{ expires: 1_700_000_000 }, 'was valid until'],
      [{ serial: 1 }, 'is older (1)'],
    ] as const) {
      const text = JSON.stringify(await sign(change));
      await writeFile(join(folder, 'site.json'), text);
      const inlined = index.replace(
        /(id="site">).*?(<\/script>)/s,
        (_, a: string, b: string) => a + text + b,
      );
      await writeFile(join(folder, 'pages', 'index.html'), inlined);
      await page.goto(origin);
      await expect(page.getByText(says)).toBeVisible();
    }
    await writeFile(join(folder, 'site.json'), JSON.stringify(site));
    await writeFile(join(folder, 'pages', 'index.html'), index);
    await page.goto(origin);
    await expect(page.getByRole('heading', { name: 'UpDown' }).first()).toBeVisible();
    await server.close();
    await other.remove();
  },
);
