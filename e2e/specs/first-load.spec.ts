import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    paths.push(`${pathname}${search}`);
  });
  return paths;
}

function hintsOf(page: Page, kind: 'fetch' | 'script'): Promise<string[]> {
  return page
    .locator(`head link[rel=preload][as=${kind}]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
}

for (const path of ['/', '/dashboard']) {
  test(`the first reads of ${path} begin with the page, and no file and no read is requested twice`, async ({
    visitor: page,
  }) => {
    // An open stream has everything read again, and so does a page without one, after a while.
    await page.route('**/api/events', () => undefined);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    const requested = requestsOf(page);
    await page.goto(path);
    const region = path === '/' ? 'All Players History' : 'Game Status';
    await expect(page.getByRole('region', { name: region })).toBeVisible();
    const reads = await hintsOf(page, 'fetch');
    expect(reads).toContain('/api/config');
    const hinted = [...reads, ...(await hintsOf(page, 'script'))];
    expect(requested.filter((each) => hinted.includes(each)).sort()).toEqual(hinted.sort());
  });
}

test('pointing at Dashboard requests its scripts, and the click none of them again', async ({
  visitor: page,
}) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Dashboard' });
  await expect(link).toBeVisible();
  const requested = requestsOf(page);
  await link.hover();
  const scripts = () => requested.filter((each) => each.startsWith('/remotes/dashboard/'));
  await expect.poll(scripts).toContainEqual(expect.stringMatching(/\/Dashboard\.\w+\.js$/));
  const early = scripts();
  await link.click();
  await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();
  expect(scripts()).toEqual(early);
});
