import type { Page } from '@playwright/test';
import { releaseOf } from '@updown/protocol/site/site-descriptor';
import { inc, minVersion, parse } from 'semver';
import { describeSite } from '../../scripts/site/descriptor';
import { deepUnless, isDeep } from '../fixtures/deep';
import { playRound } from '../fixtures/play-round';
import { expectSingletons } from '../fixtures/singletons';
import { expect, test } from '../fixtures/test';
import { builtRemote, type Remote } from '../releases/built';
import { asVersion } from '../releases/other-version';
import { cardsOf, expectToRun, PARTS } from '../releases/parts-of-page';
import { serveDescriptor, serveRelease } from '../releases/serve-releases';
import { withNeed } from '../releases/with-need';
import { compiledScripts } from '../skew/in-page';

// A remote that needs different versions from the page's: it works, or the page refuses it before its code runs.

const VERSION = '9.0.0';
const REMOTES: readonly Remote[] = ['game', 'chart', 'dashboard'];

function patchOlder(version: string): string {
  const { major, minor, patch } = parse(version)!;
  return `${major}.${minor}.${Math.max(patch - 1, 0)}`;
}

const apart = [
  { what: 'a patch older', of: patchOlder, works: true },
  { what: 'a patch newer', of: (now: string) => inc(now, 'patch')!, works: false },
  { what: 'a minor newer', of: (now: string) => inc(now, 'minor')!, works: false },
] as const;

const samples = new Set([
  'chart was built with @updown/shared a minor newer',
  'dashboard was built with react a patch older',
]);

/** Serves the page that version of a remote, built with a range for a package. Resolves with the range. */
async function serveSkewed(page: Page, remote: Remote, name: string, of: (now: string) => string) {
  const built = await builtRemote(remote);
  const range = `^${of(minVersion(built.file.needs[name]!)!.version)}`;
  const skewed = withNeed(asVersion(built, VERSION), name, range);
  const site = await describeSite(REMOTES);
  await serveRelease(page, skewed);
  await serveDescriptor(page, {
    ...site,
    remotes: { ...site.remotes, [remote]: releaseOf(skewed.file) },
  });
  return range;
}

for (const name of ['@updown/shared', 'react']) {
  for (const remote of REMOTES) {
    for (const { what, of, works } of apart) {
      const which = `${remote} was built with ${name} ${what}`;
      test(
        `if ${which}, ${works ? 'it works' : 'it is refused by name, and none of its code runs'}`,
        deepUnless(samples.has(which)),
        async ({ visitor: page, bettor, game, chain, faults }) => {
          if (!works) faults.expect(/\[remote\]/);
          const range = await serveSkewed(page, remote, name, of);
          const compiled = await compiledScripts(page);
          await page.goto(PARTS[remote].path);
          if (!works) {
            const card = cardsOf(page, remote).first();
            await expect(card).toContainText(`it needs ${name} ${range}, and this page has`);
            const its = compiled().filter((url) => url.includes(`/remotes/${remote}/${VERSION}/`));
            expect(its).toEqual([]);
            await expect(page.getByRole('banner')).toContainText('Connect Wallet');
            return;
          }
          await expectToRun(page, remote);
          await expectSingletons(page);
          expect(await page.evaluate(() => window.updown.versions)).toMatchObject({
            [remote]: VERSION,
          });
          if (!isDeep || remote === 'dashboard') return;
          const player = await bettor(5);
          await serveSkewed(player.page, remote, name, of);
          await chain.approve(player.address, 0n);
          await player.page.goto('/');
          await playRound(player, game, chain);
          await expectSingletons(player.page);
        },
      );
    }
  }
}
