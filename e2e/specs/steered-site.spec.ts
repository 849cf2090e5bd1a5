import type { Contributes } from '@updown/protocol/site/contributions';
import { releaseBuilt } from '../../remote-kit/src/release/commands/release-built';
import { remove } from '../../remote-kit/src/release/commands/turn-off';
import type { BuiltRelease } from '../../remote-kit/src/release/publish/built-release';
import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/released-game';
import { badgeRemote } from '../releases/badge-remote';
import { builtRemote } from '../releases/built';
import { npm } from '../releases/npm';
import { asVersion } from '../releases/other-version';

// An operator steers a running site by data: flags, settings, and who sees a part.

test.use({ viewport: { width: 1440, height: 900 } });

function tried() {
  return Promise.resolve();
}

/** A version of the leaderboard that brings something else. */
async function leaderboard(
  version: string,
  change: (own: Contributes) => Contributes,
): Promise<BuiltRelease> {
  const { file, contents } = asVersion(await builtRemote('leaderboard'), version);
  return { file: { ...file, contributes: change(file.contributes!) }, contents };
}

async function command(line: string): Promise<string> {
  const { code, output } = await npm(line);
  expect(code, output).toBe(0);
  return output;
}

test(
  'a flag of a running site opens and closes a page in pages that are open, without a reload',
  DEEP,
  async ({ visitor: page, stack, released }) => {
    const built = await leaderboard('0.2.0', ({ pages = [], ...own }) => ({
      ...own,
      pages: pages.map((each) => ({ ...each, when: { flag: 'cup' } })),
    }));
    // Without the version before, whose page everybody sees.
    await remove([released.folder, 'leaderboard']);
    await releaseBuilt(released.store, built, { share: 100, tried });
    expect((await npm(`npm run flags -- ${released.folder} cpu`)).output).toContain(
      "No part of the site asks for the flag 'cpu'. Its flags are: cup.",
    );
    await page.goto('/dashboard');
    const link = page.getByRole('link', { name: 'Leaderboard' });
    await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();
    await expect(link).toHaveCount(0);
    await page.evaluate(() => (document.body.dataset['before'] = 'yes'));
    expect((await fetch(`${stack.siteUrl}/leaderboard`)).status).toBe(404);

    expect(await command(`npm run flags -- ${released.folder} cup`)).toContain(
      'has these flags on: cup.',
    );
    expect((await fetch(`${stack.siteUrl}/leaderboard`)).status).toBe(200);
    await link.click({ timeout: 10_000 });
    await expect(page).toHaveTitle('Leaderboard · UpDown');
    await command(`npm run flags -- ${released.folder}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(link).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-before', 'yes');
  },
);

test(
  'a setting of a running site changes the pages that are open, and a value that does not fit is refused by name',
  DEEP,
  async ({ visitor: page, game, chain, released }) => {
    const { folder } = released;
    const round = await game.newRound();
    for (const [player, isUp] of [
      [(await chain.accounts()).at(-1)!, true],
      [(await chain.accounts()).at(-2)!, false],
    ] as const) {
      await game.fund(player);
      await chain.predict(player, isUp, ion(30_000));
    }
    await game.endRound(round, 1);
    await remove([folder, 'leaderboard']);
    const built = await leaderboard('0.3.0', (own) => own);
    await releaseBuilt(released.store, built, { share: 100, tried });
    await page.goto('/');
    const rows = page.getByRole('region', { name: 'Top of today' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await page.evaluate(() => (document.body.dataset['before'] = 'yes'));

    const refused = await npm(`npm run settings -- ${folder} leaderboard rowsOfToday=99`);
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringContaining('its setting rowsOfToday must be <= 20, and not 99'),
    ]);
    expect(await command(`npm run settings -- ${folder} leaderboard rowsOfToday=1`)).toContain(
      'rowsOfToday = 1\n',
    );
    await expect(rows).toHaveCount(1, { timeout: 10_000 });
    await command(`npm run settings -- ${folder} leaderboard rowsOfToday=`);
    await expect(rows).toHaveCount(2, { timeout: 10_000 });
    await expect(page.locator('body')).toHaveAttribute('data-before', 'yes');
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
  },
);

test(
  'another remote fills the place that the leaderboard offers in each row, and no release takes the place away',
  DEEP,
  async ({ visitor: page, game, chain, released }) => {
    const round = await game.newRound();
    const [player = '', other = ''] = (await chain.accounts()).slice(-2);
    for (const [one, isUp] of [
      [player, true],
      [other, false],
    ] as const) {
      await game.fund(one);
      await chain.predict(one, isUp, ion(30_000));
    }
    await game.endRound(round, 1);
    await remove([released.folder, 'leaderboard']);
    const board = await leaderboard('0.4.0', (own) => own);
    await releaseBuilt(released.store, board, { share: 100, tried });
    await page.goto('/leaderboard');
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(2);

    await releaseBuilt(released.store, await badgeRemote(), { share: 100, tried });
    // It would move the rows of an open page, so it comes with the next page.
    await page.goto('/leaderboard');
    await expect(rows.first()).toContainText('Badge 1');
    await expect(rows.nth(1)).toContainText('Badge 2');
    const entry = page.locator('[data-remote=badges]').first();
    expect((await entry.locator('xpath=..').boundingBox())!.height).toBe(20);

    const without = await leaderboard('0.5.0', ({ offers: _, ...own }) => own);
    await expect(releaseBuilt(released.store, without, { share: 100, tried })).rejects.toThrow(
      'badges: there is no place leaderboard.row',
    );
  },
);
