import { releaseOf, type SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { describeSite } from '../../scripts/site/descriptor';
import { deepUnless, isDeep } from '../fixtures/deep';
import { expect, test } from '../fixtures/test';
import { builtRemote, type Remote } from '../releases/built';
import { FAULTS } from '../releases/fault';
import { addResult, writeFaultTable } from '../releases/fault-table';
import { asVersion } from '../releases/other-version';
import { cardsOf, expectToRun, PARTS, whenPlacesShow, whenShown } from '../releases/parts-of-page';
import { serveDescriptor, serveRelease } from '../releases/serve-releases';

// Every fault in a version of each remote, on both sites, with and without a fallback version.

const VERSION = '9.0.0';
const FALLBACK_WITHIN_MS = 2_000;

const sites: readonly { name: string; remotes: readonly Remote[] }[] = [
  { name: 'the whole site', remotes: ['game', 'chart', 'dashboard'] },
  { name: 'the dashboard alone', remotes: ['dashboard'] },
];

const samples = new Set([
  'chart of the whole site, with a fall-back, never answers',
  'dashboard of the dashboard alone, with a fall-back, throws in init',
]);

const cases = sites.flatMap(({ remotes }) => remotes).length * FAULTS.length * 2;
test.afterAll(() => writeFaultTable(cases));

for (const { name: site, remotes } of sites) {
  for (const remote of remotes) {
    for (const hasFallback of [false, true]) {
      for (const fault of FAULTS) {
        const which = `${remote} of ${site}, ${hasFallback ? 'with' : 'without'} a fall-back, ${fault.what}`;
        const then = hasFallback ? 'the fall-back runs' : 'a card says so and Retry brings it back';
        test(
          `if ${which}, ${then}, and the rest lives`,
          deepUnless(samples.has(which)),
          async ({ visitor: page, faults, stack, dashboardUrl }) => {
            faults.expect(
              /\[remote\]/,
              new RegExp(`/remotes/${remote}/${VERSION}/`),
              /boo|RUNTIME-0/,
            );
            const built = await builtRemote(remote);
            const faulty = asVersion(built, VERSION, fault.code);
            const descriptor = await describeSite(remotes);
            const release = {
              ...releaseOf(faulty.file),
              ...(hasFallback && { fallback: releaseOf(built.file) }),
            };
            const changed: SiteDescriptor = {
              ...descriptor,
              remotes: { ...descriptor.remotes, [remote]: release },
            };
            await page.addInitScript(() => (window.isFaulty = true));
            await serveDescriptor(page, changed);
            await serveRelease(page, faulty);
            const files = `**/remotes/${remote}/${VERSION}/*.js*`;
            const { answer } = fault;
            if (answer) {
              await page.route(files, (route) => {
                const file = new URL(route.request().url()).pathname.split('/').at(-1)!;
                void answer(route, faulty.contents.get(file)!);
              });
            }

            const { path } = PARTS[remote];
            const url = remotes.length > 1 ? stack.siteUrl : dashboardUrl;
            await page.goto(`${url}${path}`, { waitUntil: 'commit' });
            const began = await whenPlacesShow(page);
            const shown = await whenShown(page, remote, hasFallback ? 'regions' : 'card');
            const tookMs = shown - began;
            const [failure] = await page.evaluate(() => window.updown.failures);
            expect(failure).toMatchObject({ remote, version: VERSION });
            // A stalled machine would fail the sample.
            if (isDeep) expect(tookMs).toBeLessThan(fault.withinMs);
            await expect(
              page.getByRole('button', { name: 'Connect Wallet' }).first(),
            ).toBeVisible();
            if (hasFallback) {
              const failedAt = Date.parse(failure!.time);
              if (isDeep) expect(shown - failedAt).toBeLessThan(FALLBACK_WITHIN_MS);
              await expectToRun(page, remote);
            } else {
              const marked = await page.evaluate(() => (document.body.dataset['before'] = 'retry'));
              if (answer) await page.unroute(files);
              await page.evaluate(() => (window.isFaulty = false));
              if (answer) await serveRelease(page, faulty);
              await cardsOf(page, remote).first().getByRole('button', { name: 'Retry' }).click();
              await expectToRun(page, remote);
              // The page did not reload.
              await expect(page.locator('body')).toHaveAttribute('data-before', marked);
            }
            for (const other of remotes.filter((one) => one !== remote)) {
              if (PARTS[other].path !== path) {
                const link = PARTS[other].path === '/' ? 'Game' : 'Dashboard';
                await page.getByRole('link', { name: link, exact: true }).click();
                await expectToRun(page, other);
                await page.goBack();
              } else await expectToRun(page, other);
            }
            if (isDeep) {
              await addResult({
                fault: fault.what,
                remote,
                site,
                hasFallback,
                tookMs,
                kind: failure!.kind,
              });
            }
          },
        );
      }
    }
  }
}
