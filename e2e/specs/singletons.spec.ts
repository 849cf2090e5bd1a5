import { expectSingletons } from '../fixtures/singletons';
import { changeDescriptor } from '../fixtures/site-descriptor';
import { expect, test } from '../fixtures/test';

test('with every remote loaded, each shared library is once in the page', async ({
  visitor: page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'All Players History' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Live Results' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top of today' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();

  await expectSingletons(page);
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
