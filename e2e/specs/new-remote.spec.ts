import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contributes } from '@updown/protocol/site/contributions';
import { DEEP } from '../fixtures/deep';
import { expect, test } from '../fixtures/released-game';
import { npm } from '../releases/npm';
import { OtherCheckout } from '../skew/checkout';

// A team makes a remote that the host has never heard of, in a checkout of its own, and releases it into a running site.

let checkout: OtherCheckout;
test.beforeAll(async () => {
  checkout = await OtherCheckout.copy('new-remote');
  expect(await run('npm run new-remote -- my-board')).toContain('npm run dev -w remote-my-board');
});
test.afterAll(() => checkout.remove());

/** Runs a command in that checkout; resolves with its output. */
async function run(line: string): Promise<string> {
  const { code, output } = await npm(line, checkout.folder);
  expect(code, output).toBe(0);
  return output;
}

test(
  'a new remote passes its own tests, and its page and place appear in an open page and go with it',
  DEEP,
  async ({ visitor: page, game, stack, released }) => {
    test.setTimeout(600_000);
    expect(await run('npm run test -w remote-my-board')).toContain('3 passed');
    await run('npm run typecheck -w remote-my-board');

    await game.newRound();
    await page.goto('/');
    await page.evaluate(() => (document.body.dataset['before'] = 'yes'));
    expect((await fetch(`${stack.siteUrl}/my-board`)).status).toBe(404);
    const answer = await run(
      `npm run release -w remote-my-board -- ${released.folder} --skip-checks`,
    );
    expect(answer).toContain('runs in the host of the site: MyBoard, MyBoardAside');
    expect(answer).toMatch(/entry +\d\.\d KB of 8 KB\n.*KB of 20 KB\n +long task .* of 200 ms/);
    expect((await fetch(`${stack.siteUrl}/my-board`)).status).toBe(200);

    const link = page.getByRole('link', { name: 'My board' });
    await expect(link).toBeVisible({ timeout: 10_000 });
    const aside = page.getByRole('region', { name: 'My board' });
    await expect(aside).toContainText(/Round #\d+ is open\./);
    await link.click();
    await expect(page).toHaveTitle('My board · UpDown');
    await expect(page.getByText('Connect a wallet to sign in.')).toBeVisible();
    // The page that was open before shows it, without a reload.
    await expect(page.locator('body')).toHaveAttribute('data-before', 'yes');

    await run(`npm run remove -w remote-my-board -- ${released.folder}`);
    expect((await fetch(`${stack.siteUrl}/my-board`)).status).toBe(404);
    await page.goto('/');
    await expect(aside).toHaveCount(0);
    await expect(link).toHaveCount(0);
  },
);

/** Changes a file of the new remote. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(checkout.folder, 'remote-my-board', file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

interface Mistake {
  readonly what: string;
  /** The remote's contributions, instead of the generated ones. */
  readonly contributes?: (made: Required<Contributes>) => Contributes;
  /** Code at the end of the module of its page. */
  readonly code?: string;
  readonly refusal: string;
  /** The affected page, and what it shows of the mistake. */
  readonly path: string;
  readonly shows: string | RegExp;
  /** The entry in the page's list of failures. */
  readonly failure: RegExp;
}

const title = { en: 'My board' };

const MISTAKES: readonly Mistake[] = [
  {
    what: 'claims a path that another remote has',
    contributes: ({ places }) => ({
      pages: [{ path: '/leaderboard', title, module: 'MyBoard' }],
      places,
    }),
    refusal: 'my-board: the path /leaderboard belongs to leaderboard. Change its contributes.json',
    // The page of the remote that had it first.
    path: '/leaderboard',
    shows: 'No round in this period has a result yet.',
    failure: /the path \/leaderboard belongs to leaderboard/,
  },
  {
    what: 'names a place that does not exist',
    contributes: ({ pages }) => ({
      pages,
      places: [{ place: 'game.roof', title, module: 'MyBoardAside' }],
    }),
    refusal: 'my-board: there is no place game.roof. Change its contributes.json',
    path: '/my-board',
    shows: 'Connect a wallet to sign in.',
    failure: /there is no place game\.roof/,
  },
  {
    what: 'brings a page without its module',
    contributes: ({ places }) => ({
      pages: [{ path: '/my-board', title, module: 'Lost' }],
      places,
    }),
    refusal: 'my-board: it has no module Lost. Change its contributes.json',
    path: '/my-board',
    shows: /My board is not available.*it has no module Lost/,
    failure: /it has no module Lost/,
  },
  {
    what: 'throws when its module runs',
    code: "throw new Error('boo');",
    refusal: 'does not run in the host',
    path: '/my-board',
    shows: /My board is not available.*boo/,
    failure: /boo/,
  },
];

test(
  'a remote with a mistake in what it brings is refused, and contained if it is released by force',
  DEEP,
  async ({ visitor: page, game, released, faults }) => {
    test.setTimeout(600_000);
    faults.expect(/\[remote\] my-board/, /my-board.*boo|boo.*my-board/s);
    await game.newRound();
    const made = await readFile(
      join(checkout.folder, 'remote-my-board', 'contributes.json'),
      'utf8',
    );
    const release = `npm run release -w remote-my-board -- ${released.folder} --skip-checks`;
    for (const [index, mistake] of MISTAKES.entries()) {
      const { what, contributes, code, refusal, path, shows, failure } = mistake;
      await test.step(what, async () => {
        // A release never changes: different content needs a new version.
        await edit('package.json', (text) =>
          text.replace(/"version": ".*"/, `"version": "0.${index + 2}.0"`),
        );
        const brought = JSON.parse(made) as Required<Contributes>;
        await edit('contributes.json', () => JSON.stringify(contributes?.(brought) ?? brought));
        if (code) await edit('src/my-board/my-board.tsx', (text) => `${text}\n${code}\n`);

        const before = await readFile(join(released.folder, 'site.json'), 'utf8');
        const refused = await npm(release, checkout.folder);
        expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(refusal)]);
        expect(await readFile(join(released.folder, 'site.json'), 'utf8')).toBe(before);

        await run(`${release} --skip-contributions --skip-trial`);
        await page.goto('/');
        await expect(page.getByRole('region', { name: 'Your Prediction' })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Ether price' })).toBeVisible();
        await page.goto(path);
        await expect(page.locator('main')).toContainText(shows);
        const failures = await page.evaluate(() => window.updown.failures);
        expect(failures).toContainEqual(
          expect.objectContaining({ remote: 'my-board', detail: expect.stringMatching(failure) }),
        );
        await page.getByRole('button', { name: 'Connect Wallet' }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'Dashboard' }).click();
        await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();
        // Without an earlier version, which would replace the next one if it failed.
        await run(`npm run remove -w remote-my-board -- ${released.folder}`);
      });
    }
  },
);
