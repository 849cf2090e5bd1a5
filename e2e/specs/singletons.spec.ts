import { expectSingletons } from '../fixtures/singletons';
import { changeDescriptor } from '../fixtures/site-descriptor';
import { expect, test } from '../fixtures/test';

interface Listed {
  readonly remotesInfo?: object;
}

declare global {
  interface Window {
    /** The federation runtime's global. */
    __FEDERATION__: { moduleInfo: Record<string, Listed> };
  }
}

test('with every remote loaded, each shared library is once in the page and the federation extension lists all', async ({
  visitor: page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'All Players History' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Live Results' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top of today' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();

  await expectSingletons(page);
  // The browser extension draws its graph from this list.
  const listed = await page.evaluate(() => {
    const { updown_host: host, ...remotes } = window.__FEDERATION__.moduleInfo;
    return { used: Object.keys(host!.remotesInfo ?? {}), remotes: Object.keys(remotes) };
  });
  expect(listed.used.toSorted()).toEqual([
    expect.stringMatching(/^chart_/),
    expect.stringMatching(/^dashboard_/),
    expect.stringMatching(/^game_/),
    expect.stringMatching(/^leaderboard_/),
  ]);
  expect(listed.remotes).toHaveLength(listed.used.length);
});

test('the host builds its pages from the descriptor alone', async ({ visitor: page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await changeDescriptor(page, (site) => {
    const { dashboard } = site.remotes;
    return { ...site, remotes: { dashboard } };
  });
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Game', exact: true })).toHaveCount(0);
  expect(requests.filter((path) => /^\/remotes\/(?:game|chart|leaderboard)\//.test(path))).toEqual(
    [],
  );
});
