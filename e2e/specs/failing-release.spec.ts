import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEEP } from '../fixtures/deep';
import { changeDescriptor } from '../fixtures/site-descriptor';
import { expect, test } from '../fixtures/test';

// A release that must not run, or that fails as it starts. The page handles the failure, and the other remotes keep working.

function card(page: Page, remote: string) {
  return page.getByRole('alert').filter({ hasText: `Remote ${remote}, version` });
}

/** The modules of a release that has no file but its entry. */
function withoutFiles(modules: object) {
  return Object.fromEntries(Object.keys(modules).map((name) => [name, {}]));
}

/** The state of the remotes according to `window.updown`. */
function diagnostics(page: Page) {
  return page.evaluate(() => {
    const { failures, versions } = (
      window as unknown as {
        updown: { failures: Record<string, string>[]; versions: Record<string, string> };
      }
    ).updown;
    return { failures: failures.map(({ time: _time, ...failure }) => failure), versions };
  });
}

test('a version that throws on render is replaced by its fall-back, without a reload, and is reported once', async ({
  visitor: page,
  faults,
}) => {
  faults.expect(/\[remote\] game 9\.0\.0/, /boo/);
  const broken = `var game_9_0_0 = { init() {}, get: (module) => Promise.resolve(() => ({
    [module.slice(2)]() { throw new Error('boo'); } })) };`;
  const entry = '/remotes/game/9.0.0/remote-entry.js';
  await page.route(entry, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await changeDescriptor(page, (site) => {
    const fallback = site.remotes['game']!;
    const integrity = `sha384-${createHash('sha384').update(broken).digest('base64')}`;
    const modules = withoutFiles(fallback.modules);
    const game = { ...fallback, version: '9.0.0', entry, integrity, modules, fallback };
    return { ...site, remotes: { ...site.remotes, game } };
  });
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry/remote-error')) reports.push(request.postDataJSON());
  });

  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your Prediction' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'All Players History' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ether price' })).toBeVisible();
  await expect(card(page, 'game')).toHaveCount(0);
  const failure = {
    remote: 'game',
    version: '9.0.0',
    kind: 'crashed',
    phase: 'render',
    detail: 'boo',
  };
  const { failures, versions } = await diagnostics(page);
  expect(failures).toEqual([failure]);
  expect(versions['game']).not.toBe('9.0.0');
  expect(reports).toEqual([failure]);

  // The session remembers the failure, so the next load does not request the broken version.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your Prediction' })).toBeVisible();
  expect((await diagnostics(page)).failures).toEqual([]);
});

test("an endpoint that the page has already fails in the remote's own place, by name", async ({
  visitor: page,
  faults,
}) => {
  faults.expect(/\[remote\] chart 9\.0\.0/, /CollisionError/);
  const colliding = `var chart_9_0_0 = (() => {
    let page;
    return {
      init(scope) { page = scope; },
      async get() {
        const { api } = (await Object.values(page['@updown/shared'])[0].get())();
        return () => {
          api.injectEndpoints({ endpoints: (build) => ({ currentRound: build.query({}) }) });
        };
      },
    };
  })();`;
  const entry = '/remotes/chart/9.0.0/remote-entry.js';
  await page.route(entry, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: colliding }),
  );
  await changeDescriptor(page, (site) => {
    const { fallback: _, ...served } = site.remotes['chart']!;
    const integrity = `sha384-${createHash('sha384').update(colliding).digest('base64')}`;
    const modules = withoutFiles(served.modules);
    const chart = { ...served, version: '9.0.0', entry, integrity, modules };
    return { ...site, remotes: { ...site.remotes, chart } };
  });
  await page.goto('/');
  await expect(card(page, 'chart').first()).toContainText(
    'It stopped with an error: The endpoint currentRound is in the page already.',
  );
  await expect(page.getByRole('region', { name: 'Your Prediction' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'All Players History' })).toBeVisible();
});

test(
  "a fault in one remote's part of the descriptor stays in its places",
  DEEP,
  async ({ visitor: page, faults }) => {
    faults.expect(/\[remote\] game/);
    await changeDescriptor(page, (site) => {
      const game = { ...site.remotes['game'], vesion: '1.0.0' };
      return { ...site, remotes: { ...site.remotes, game } };
    });
    await page.goto('/');
    await expect(card(page, 'game').first()).toContainText('game.vesion');
    await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ether price' })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();
  },
);

test("the page's address switches a remote off", DEEP, async ({ visitor: page }) => {
  await page.goto('/?disable-remotes=chart');
  await expect(page.getByRole('region', { name: 'Your Prediction' })).toBeVisible();
  await expect(page.getByText('Price chart is switched off')).toBeVisible();
});
