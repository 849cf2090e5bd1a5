import { changeDescriptor } from '../fixtures/site-descriptor';
import { expect, test } from '../fixtures/test';

const once = [
  'react',
  'react-dom',
  'react-redux',
  '@reduxjs/toolkit',
  'styled-components',
  'react-router',
  '@updown/shared',
  'store',
];

test('with every remote loaded, each shared package and the store exist once in the page', async ({
  visitor: page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'All Players History' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Live Results' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();

  const copies = await page.evaluate(
    () =>
      (window as unknown as { updown: { singletons: Record<string, number> } }).updown.singletons,
  );
  expect(copies).toEqual(Object.fromEntries(once.map((name) => [name, 1])));
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
  expect(requests.filter((path) => /^\/remotes\/(?:game|chart)\//.test(path))).toEqual([]);
});
