import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { readBuilt, type BuiltRelease } from '../../remote-kit/src/release/publish/built-release';
import { misfits } from '../../remote-kit/src/release/rules/check-host';
import { descriptorOf } from '../../scripts/site/descriptor';
import { root } from '../../tools/root';
import { DEEP } from '../fixtures/deep';
import { playRound } from '../fixtures/play-round';
import { expectSingletons } from '../fixtures/singletons';
import { expect, test } from '../fixtures/test';
import type { Remote } from '../releases/built';
import { cardsOf, expectToRun } from '../releases/parts-of-page';
import { serveDescriptor, serveHost, serveRelease } from '../releases/serve-releases';
import { compiledScripts } from '../skew/in-page';
import { buildLast } from '../skew/last-version';
import { providedBeside } from '../skew/provided-beside';

// The builds of this checkout and of the last release in one page, in every combination.

type Age = 'this' | 'last';
const AGES: readonly Age[] = ['this', 'last'];
const REMOTES: readonly Remote[] = ['game', 'chart', 'dashboard'];
const APPS = ['host', ...REMOTES.map((remote) => `remote-${remote}`)];

let lastFolder: string;
test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  lastFolder = await buildLast(APPS);
});

function distOf(app: string, age: Age): string {
  return age === 'this' ? join(root, app, 'dist') : join(lastFolder, app);
}

async function serve(page: Page, host: Age, builds: readonly BuiltRelease[]): Promise<void> {
  const site: SiteDescriptor = descriptorOf(builds.map(({ file }) => file));
  for (const built of builds) await serveRelease(page, built);
  if (host === 'this') await serveDescriptor(page, site);
  else await serveHost(page, distOf('host', host), site);
}

const combinations = AGES.flatMap((host) =>
  AGES.flatMap((game) =>
    AGES.flatMap((chart) => AGES.map((dashboard) => ({ host, game, chart, dashboard }))),
  ),
);

for (const { host, ...ages } of combinations) {
  const which = REMOTES.map((remote) => `${ages[remote]} ${remote}`).join(', ');
  test(
    `${host} host with ${which}: each remote works, or is refused by name before its code runs`,
    DEEP,
    async ({ bettor, game, chain, faults }) => {
      faults.expect(/\[remote\]/);
      const builds = await Promise.all(
        REMOTES.map((remote) => readBuilt(distOf(`remote-${remote}`, ages[remote]))),
      );
      const provides = providedBeside(await readBuilt(distOf('remote-chart', host)));
      const refused = REMOTES.filter(
        (_, at) => misfits(builds[at]!.file.needs, provides).length > 0,
      );
      const player = await bettor(5);
      await chain.approve(player.address, 0n);
      const { page } = player;
      await serve(page, host, builds);
      const compiled = await compiledScripts(page);
      await page.goto('/');
      const look = async (remote: Remote) => {
        if (!refused.includes(remote)) return expectToRun(page, remote);
        const card = cardsOf(page, remote).first();
        await expect(card).toContainText(/it needs \S+ \^\S+, and this page has/);
        expect(compiled().filter((url) => url.includes(`/remotes/${remote}/`))).toEqual([]);
      };
      await look('game');
      await look('chart');
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await look('dashboard');
      await page.getByRole('link', { name: 'Game', exact: true }).click();
      await expect(player.accountButton).toBeVisible();
      if (!refused.includes('game')) {
        await playRound(player, game, chain);
      }
      await expectSingletons(page);
    },
  );
}
