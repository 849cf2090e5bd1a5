import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../api/test/free-port';
import { DEEP } from '../fixtures/deep';
import { shortAddress } from '../fixtures/player';
import { expect, test as base } from '../fixtures/released-game';
import { expectSingletons } from '../fixtures/singletons';
import { sectionsOfDocument } from '../outside/document';
import { outsideWorld } from '../outside/outside-world';
import { npm } from '../releases/npm';

// A team follows docs/your-own-remote.md in an empty folder, with only the published packages.

const MOST_MINUTES = 10;

type World = Awaited<ReturnType<typeof outsideWorld>>;

const test = base.extend<object, { world: World }>({
  world: [
    async ({ browserName: _ }, use) => {
      const world = await outsideWorld();
      await use(world);
      await world.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** Edits the remote while `npm run dev` runs, and sees the edit in a tab of the deployed site. */
async function editsInside(
  page: Page,
  world: World,
  repository: string,
  site: string,
  folder: string,
) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const development = world.stay(`npm run dev -- ${site}`, repository, { PORT: `${port}` });
  try {
    await expect.poll(development.output).toContain(`is at ${origin}`);
    expect((await npm(`npm run overrides -- ${folder} ${origin}`)).code).toBe(0);
    const source = join(repository, 'src', 'my-board', 'my-board.tsx');
    const text = await readFile(source, 'utf8');
    await writeFile(source, text.replace('You are signed in as', 'You play as'));

    const tab = await page.context().newPage();
    await tab.context().grantPermissions(['local-network-access']);
    await tab.goto('/my-board');
    await expect(tab.getByText('You are signed in as')).toBeVisible();
    await tab.keyboard.press('Alt+Shift+KeyO');
    await tab.getByRole('combobox', { name: 'my-board' }).selectOption(origin);
    await tab.getByRole('button', { name: 'Apply and reload' }).click();
    await expect(tab.getByText(`Developer override: my-board ← ${origin}`)).toBeVisible();
    await expect(async () => {
      await tab.reload();
      await expect(tab.getByText('You play as')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await tab.close();
    await writeFile(source, text);
    expect((await npm(`npm run overrides -- ${folder}`)).code).toBe(0);
  } finally {
    await development.interrupt();
  }
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
}

test(
  'a remote of another repository appears in an open page, shares its session and API, and goes again',
  DEEP,
  async ({ player, game, stack, released, world }) => {
    test.setTimeout(900_000);
    const sections = sectionsOfDocument();
    const type = (title: string, cwd: string) =>
      world.type(sections.get(title)!.replaceAll('<site>', released.folder), cwd);
    const repository = join(world.folder, 'remote-my-board');
    await game.newRound();
    const { page, address } = await player(4, { isSignedIn: true });
    await page.evaluate(() => (document.body.dataset['before'] = 'yes'));

    const began = Date.now();
    await type('Make the repository', world.folder);
    expect(await type('Check it', repository)).toContain('3 passed');
    const said = await type('Release it', repository);
    expect(said).toContain('runs in the host of the site: MyBoard, MyBoardAside');
    const link = page.getByRole('link', { name: 'My board' });
    await expect(link).toBeVisible({ timeout: 10_000 });
    const minutes = (Date.now() - began) / 60_000;
    console.log(`From the empty folder to the page: ${minutes.toFixed(1)} minutes.`);
    expect(minutes).toBeLessThan(MOST_MINUTES);

    // Its card uses the page's API answers, its page uses the session, and both use the single copy of each library.
    const aside = page.getByRole('region', { name: 'My board' });
    await expect(aside).toContainText(/Round #\d+ is open\./);
    await link.click();
    await expect(page).toHaveTitle('My board · UpDown');
    const signedIn = new RegExp(`You are signed in as ${shortAddress(address).source}`, 'i');
    await expect(page.getByText(signedIn)).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-before', 'yes');
    await expectSingletons(page);

    // It was built from packages, with a lock file of its own.
    const lock = await readFile(join(repository, 'package-lock.json'), 'utf8');
    expect(lock).toContain('"node_modules/@updown/remote-kit"');
    expect(lock).not.toContain('"link": true');

    await editsInside(page, world, repository, stack.siteUrl, released.folder);
    await expect(page.getByText(signedIn)).toBeVisible();

    const query = /\?preview=\S+$/.exec(
      (await type('Show it before its release', repository)).trim(),
    );
    const preview = await page.context().newPage();
    await preview.goto(`/my-board${query![0]}`);
    await expect(preview.getByText(/^Preview of my-board 0\.1\.0-preview\.\d+, /)).toBeVisible();
    await expect(preview.getByText(signedIn)).toBeVisible();
    await expectSingletons(preview);
    await preview.close();

    await type('Take it away', repository);
    expect((await fetch(`${stack.siteUrl}/my-board`)).status).toBe(404);
    await page.goto('/');
    await expect(aside).toHaveCount(0);
    await expect(link).toHaveCount(0);
  },
);
