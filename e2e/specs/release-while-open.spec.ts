import type { Page } from '@playwright/test';
import { releaseBuilt } from '../../remote-kit/src/release/commands/release-built';
import { rollback } from '../../remote-kit/src/release/commands/rollback';
import { readSite } from '../../remote-kit/src/release/site/read-site';
import { tryInHost } from '../../remote-kit/src/release/trial/try-in-host';
import { DEEP } from '../fixtures/deep';
import { waitsUntilLive } from '../fixtures/live-page';
import { expect, test } from '../fixtures/released-game';
import { builtRemote } from '../releases/built';
import { asVersion } from '../releases/other-version';

const VISITORS = 18;
const VERSION = '0.2.0';

function runsGame(page: Page, version: string) {
  return expect.poll(() => page.evaluate(() => window.updown.versions['game'])).toBe(version);
}

/** How long it takes after an action until the site serves that version of the game to a new visitor. */
async function untilServed(siteUrl: string, version: string, act: () => Promise<unknown>) {
  const began = performance.now();
  await act();
  const front = await fetch(siteUrl);
  expect(await front.text()).toContain(`/remotes/game/${version}/`);
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

test(
  'a release while 20 pages are open fails no request, and keeps a typed stake and a bet under way',
  DEEP,
  async ({ browser, stack, faults, game, chain, bettor, released }, { annotations }) => {
    test.setTimeout(600_000);
    await game.newRound();
    const typist = await bettor(5);
    const player = await bettor(6);
    const visit = async (path: string) => {
      // Each visitor has a separate browser, because the pages of one browser share six connections.
      const page = waitsUntilLive(await browser.newPage({ baseURL: stack.siteUrl }));
      faults.watch(page);
      await page.goto(path);
      return page;
    };
    const visitors: Page[] = [];
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const page = await visit(visitor % 3 === 0 ? '/dashboard' : '/');
      await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible();
      visitors.push(page);
    }
    await typist.goesOn();
    await typist.stake.fill('44000');
    await player.goesOn();
    await player.stake.fill('30000');
    await chain.holdBlocks();
    await player.button('PREDICT UP').click();
    const panel = player.card('Your Prediction');
    await expect(panel).toContainText('Sent, waiting for confirmation');

    const pages = [...visitors, typist.page, player.page];
    const learned = Promise.all(pages.map((page) => page.waitForRequest('**/site.json')));
    const built = asVersion(await builtRemote('game'), VERSION);
    await tryInHost(released.store, built, undefined);
    const release = () =>
      releaseBuilt(released.store, built, {
        share: 100,
        tried: () => Promise.resolve(),
      });
    const servedAfter = await untilServed(stack.siteUrl, VERSION, release);
    annotations.push({ type: 'served after', description: servedAfter });
    await learned;

    await expect(panel).toContainText('Sent, waiting for confirmation');
    await chain.releaseBlocks();
    await expect(player.card('Your Active Prediction')).toContainText('30,000');
    await expect(typist.stake).toHaveValue(/44,?000/);
    await runsGame(typist.page, '0.1.0');
    faults.verify();

    // A visitor who next opens the game's page gets the new version.
    const [onDashboard] = visitors;
    await onDashboard!.getByRole('link', { name: 'Game', exact: true }).click();
    await runsGame(onDashboard!, VERSION);
    await typist.button('PREDICT UP').click();
    await expect(typist.card('Your Active Prediction')).toContainText('44,000');

    const goBack = () => rollback([released.folder, 'game']);
    const backAfter = await untilServed(stack.siteUrl, '0.1.0', goBack);
    annotations.push({ type: 'back after', description: backAfter });
    expect((await readSite(released.store)).site.remotes['game']!.version).toBe('0.1.0');
    const newcomer = await visit('/');
    await runsGame(newcomer, '0.1.0');
    console.log(`A release is served after ${servedAfter}, a rollback after ${backAfter}.`);
    await Promise.all([...visitors, newcomer].map((page) => page.close()));
  },
);
