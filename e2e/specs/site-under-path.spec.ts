import { expect, test as base } from '../fixtures/new-game';
import { Player } from '../fixtures/player';
import { startNginxSite } from '../stack/nginx-site';

const PATH = '/updown';

const test = base.extend<{ siteUrl: string }>({
  siteUrl: async ({ stack }, use) => {
    const site = await startNginxSite(stack, PATH);
    await use(site.url);
    await site.stop();
  },
});

// The site takes the port of the dashboard's own site, which other tests of the worker may use.
test.use({ gameOf: 'behind nginx' });

test('under a path the same build plays a round, and asks for nothing outside of the path', async ({
  siteUrl,
  context,
  faults,
  game,
  chain,
}) => {
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

  expect(requested.some((url) => url.startsWith(`${siteUrl}/remotes/game/`))).toBe(true);
  expect(requested.some((url) => url.startsWith(`${siteUrl}/api/events`))).toBe(true);
  const outside = requested.filter((url) => !/^(?:data|blob):/.test(url));
  expect(outside.filter((url) => url !== siteUrl && !url.startsWith(`${siteUrl}/`))).toEqual([]);
});
