import type { Response } from '@playwright/test';
import { releaseBuilt } from '../../remote-kit/src/release/commands/release-built';
import { DEEP } from '../fixtures/deep';
import { expect, test as base } from '../fixtures/new-game';
import { Player } from '../fixtures/player';
import { builtRemote } from '../releases/built';
import { asVersion } from '../releases/other-version';
import { startNginxSite, type NginxSite } from '../stack/nginx-site';

const PATH = '/updown';

const test = base.extend<{ site: NginxSite; siteUrl: string }>({
  site: async ({ stack }, use) => {
    const site = await startNginxSite(stack, PATH);
    await use(site);
    await site.stop();
  },
  siteUrl: ({ site }, use) => use(site.url),
});

// The site takes the port of the dashboard's own site, which other tests of the worker may use.
test.use({ gameOf: 'behind nginx' });

test(
  'under a path the same build plays a round, and asks for nothing outside of the path',
  DEEP,
  async ({ siteUrl, context, faults, game, chain }) => {
    await game.newRound();
    const requested: string[] = [];
    context.on('request', (request) => requested.push(request.url()));
    const player = await Player.open(context, 2, await chain.accounts());
    await game.fund(player.address);
    const { page } = player;
    faults.watch(page);

    await page.goto(`${siteUrl}/`);
    await player.connect();
    await player.predict('UP', 60_000);

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(`${siteUrl}/dashboard`);
    await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();
    await page.goBack();
    await expect(player.card('Your Active Prediction')).toContainText('UP');

    await page.goto(`${siteUrl}/players/${player.address}`);
    await expect(page).toHaveTitle(/^Player 0x\S+ · UpDown$/);
    await expect(player.card(/^Player 0x/)).toBeVisible();
    await page.reload();
    await expect(player.accountButton).toBeVisible();
    await page.getByRole('link', { name: 'UpDown' }).click();
    await expect(page).toHaveURL(siteUrl);
    await page.reload();
    await expect(player.card('Your Active Prediction')).toContainText('UP');

    await page.goto(`${siteUrl}/status`);
    await expect(page.getByRole('heading', { name: /^The game works/ })).toBeVisible();
    await page.getByRole('link', { name: 'UpDown' }).click();
    await expect(page).toHaveURL(`${siteUrl}/`);

    expect(requested.some((url) => url.startsWith(`${siteUrl}/remotes/game/`))).toBe(true);
    expect(requested.some((url) => url.startsWith(`${siteUrl}/api/events`))).toBe(true);
    const outside = requested.filter((url) => !/^(?:data|blob):/.test(url));
    expect(outside.filter((url) => url !== siteUrl && !url.startsWith(`${siteUrl}/`))).toEqual([]);
  },
);

test('a release costs a returning visitor the difference to the scripts that they have', async ({
  site,
  page,
  faults,
}) => {
  faults.watch(page);
  const panel = page.getByRole('button', { name: /^UP/ }).first();
  await page.goto(site.url);
  await expect(panel).toBeEnabled();

  const next = asVersion(await builtRemote('game'), '9.0.0');
  await releaseBuilt(site.store, next, { share: 100, tried: () => Promise.resolve() });
  const fetched: Response[] = [];
  page.on('response', (response) => {
    if (/\/remotes\/game\/9\.0\.0\/.+\.js$/.test(response.url())) fetched.push(response);
  });
  await page.goto(site.url);
  await expect(panel).toBeEnabled();
  await expect.poll(() => page.evaluate(() => window.updown.versions['game'])).toBe('9.0.0');

  expect(fetched.length).toBeGreaterThan(1);
  const costs = await Promise.all(
    fetched.map(async (response) => ({
      path: new URL(response.url()).pathname,
      encoding: response.headers()['content-encoding'],
      bytes: (await response.request().sizes()).responseBodySize,
    })),
  );
  for (const { path, encoding, bytes } of costs) {
    expect(encoding, path).toBe('dcz');
    expect(bytes, path).toBeLessThan(1000);
  }
});
