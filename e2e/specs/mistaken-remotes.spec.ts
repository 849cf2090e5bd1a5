import type { Page } from '@playwright/test';
import {
  releaseOf,
  type SiteDescriptor,
  type SiteRemote,
} from '@updown/protocol/site/site-descriptor';
import { describeSite } from '../../scripts/site/descriptor';
import { DEEP, deepUnless, isDeep } from '../fixtures/deep';
import { expect, test } from '../fixtures/test';
import { builtRemote } from '../releases/built';
import { replaces } from '../releases/faulty-code';
import { MISTAKES } from '../releases/mistakes';
import { asVersion } from '../releases/other-version';
import { cardsOf, expectToRun } from '../releases/parts-of-page';
import { serveDescriptor, serveRelease } from '../releases/serve-releases';

// The mistakes of a remote that its lint and its build pass: header, dialog and the other remotes work all the same.

const VERSION = '9.0.0';
const samples = new Set([
  'an async effect',
  'a clean-up that throws, after the operator has disabled it',
  'a lazy() that hangs after a press',
  'a reducer that throws',
]);

async function serveWith(
  page: Page,
  component: string,
  more: Partial<SiteRemote> = {},
): Promise<SiteDescriptor> {
  const mistaken = asVersion(
    await builtRemote('chart'),
    VERSION,
    replaces('PriceChart', component),
  );
  const site = await describeSite(['game', 'chart', 'dashboard']);
  const changed = {
    ...site,
    remotes: { ...site.remotes, chart: { ...releaseOf(mistaken.file), ...more } },
  };
  await serveRelease(page, mistaken);
  await serveDescriptor(page, changed);
  return changed;
}

/** The operator disables the chart, and the visitor takes the update. */
async function disable(page: Page, site: SiteDescriptor): Promise<void> {
  const chart = { ...site.remotes['chart']!, off: 'It is being repaired.' };
  const next = { ...site, serial: 2, remotes: { ...site.remotes, chart } };
  await page.route('**/site.json', (route) => route.fulfill({ json: next }));
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Price chart is switched off')).toBeVisible();
}

/** The stream of events tells of a release, again and again. */
async function announceRelease(page: Page): Promise<void> {
  const body = 'retry: 200\nevent: release\ndata: {"serial":2}\n\n';
  await page.route('**/api/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body }),
  );
}

async function expectWhole(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const mistake of MISTAKES) {
  const { what, then, kind } = mistake;
  test(
    `after ${what}, header, dialog and the other remotes work`,
    deepUnless(samples.has(what)),
    async ({ visitor: page, faults }) => {
      faults.expect(
        /\[remote\] chart 9\.0\.0/,
        /boo/,
        /destroy is not a function|is not a function/,
      );
      const reports: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/telemetry/remote-error')) reports.push(request.postDataJSON());
      });
      if (then === 'update') await announceRelease(page);
      const site = await serveWith(page, mistake.component);
      await page.goto('/', { waitUntil: 'commit' });
      await expectToRun(page, 'game');
      if (then === 'press') await page.getByRole('button', { name: 'Mistake' }).click();
      if (then === 'update') await disable(page, site);
      if (then === 'leave') {
        await expectToRun(page, 'chart');
        await page.getByRole('link', { name: 'Dashboard' }).click();
        await expectToRun(page, 'dashboard');
      }
      await expectWhole(page);
      if (kind === 'timeout' && isDeep) await expect(cardsOf(page, 'chart')).toBeVisible();
      // A timeout takes ten seconds; host/src/places/leaving.test.tsx has it, too.
      if (kind !== undefined && (kind !== 'timeout' || isDeep)) {
        const failure = { remote: 'chart', version: VERSION, kind };
        await expect
          .poll(() => page.evaluate(() => window.updown.failures))
          .toMatchObject([failure]);
        await expect.poll(() => reports).toMatchObject([failure]);
      }
      if (then === 'leave') await page.getByRole('link', { name: 'Game', exact: true }).click();
      await expectToRun(page, 'game');
    },
  );
}

for (const [what, condition] of [
  ['six seconds', 'Date.now() < began + 6_500'],
  ['ever', 'true'],
] as const) {
  test(
    `a remote that keeps the page busy for ${what} is reported, and its fall-back runs at the next load`,
    DEEP,
    async ({ visitor: page, context, faults }) => {
      faults.expect(/\[remote\] chart 9\.0\.0/);
      const component = `(React, shared, Real) => function Mistaken() {
        React.useEffect(() => { const began = Date.now(); while (${condition}); }, []);
        return React.createElement(Real);
      }`;
      const built = await builtRemote('chart');
      const fallback = releaseOf(built.file);
      await serveWith(page, component, { fallback });
      const tools = await context.newCDPSession(page);
      await page.goto('/', { waitUntil: 'commit' });
      const next = await context.newPage();
      await serveWith(next, component, { fallback });
      const stored = (key: string) => next.evaluate((name) => localStorage.getItem(name), key);
      await next.goto('/og.png', { waitUntil: 'commit' });
      if (what === 'ever') {
        await expect.poll(() => stored('updown:begun')).toContain('"remote":"chart"');
        // Later, as the visitor who closes a page that does not answer.
        await next.addInitScript(() => {
          const now = Date.now;
          Date.now = () => now() + 10_000;
        });
      } else await expect.poll(() => stored('updown:busy:chart')).not.toBeNull();
      await next.goto('/', { waitUntil: 'commit' });
      await expectToRun(next, 'chart');
      const version = () => next.evaluate(() => window.updown.versions['chart']);
      expect(await version()).toBe(built.file.version);
      await expectWhole(next);
      await next.close();
      // The test could not close a page that does not answer.
      await tools.send('Runtime.terminateExecution');
    },
  );
}
