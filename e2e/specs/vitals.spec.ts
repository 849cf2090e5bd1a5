import type { Browser, Page } from '@playwright/test';
import { releaseOf, type Release } from '@updown/protocol/site/site-descriptor';
import { isInShare } from '../../host/src/site/choose-version';
import { releaseBuilt } from '../../remote-kit/src/release/commands/release-built';
import { rollback } from '../../remote-kit/src/release/commands/rollback';
import { readSite } from '../../remote-kit/src/release/site/read-site';
import { DEEP } from '../fixtures/deep';
import { expect, test } from '../fixtures/released-game';
import { builtRemote } from '../releases/built';
import { npm } from '../releases/npm';
import { asVersion } from '../releases/other-version';

// What visitors experience in a remote, from their browsers to the metrics and to `rollout --auto`.

const VISITORS = 200;
/** The visitors who are on the site at the same time. */
const AT_ONCE = 2;

/** Each input takes 150 ms more. */
const SLOW = `addEventListener('keydown', () => { const end = performance.now() + 150; while (performance.now() < end); }, true);`;

interface Visitor {
  readonly id: string;
  readonly address: string;
}

/** Opens the site and types an amount. */
async function typesAmount(page: Page): Promise<void> {
  const measures = page.waitForResponse(/\/vitals\.[^/]*js$/);
  await page.goto('/');
  const stake = page.getByRole('spinbutton', { name: /^Stake/ });
  await stake.fill('');
  await measures;
  for (const key of '40000') await stake.press(key);
  await expect(stake).toHaveValue(/^40,?000$/);
}

/** Types an amount and hides the tab. Resolves with the version of the game that the visitor had. */
async function visit(browser: Browser, siteUrl: string, { id, address }: Visitor): Promise<string> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  await context.addInitScript((own) => (localStorage['updown:visitor'] = own), id);
  const page = await context.newPage();
  await typesAmount(page);
  const version = await page.evaluate(() => window.updown.versions['game']!);
  const reported = page.waitForResponse(/\/remote-vitals$/);
  // The tab stays open, because the last request of a closed one has no header with the visitor's address.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await reported;
  await context.close();
  return version;
}

/** Visitors of one network. Exactly this share of them (in percent) gets the build, spread over the whole crowd. */
function crowd({ integrity }: Release, share: number, network: string): Visitor[] {
  const drawn = { in: 0, out: 0 };
  return Array.from({ length: VISITORS }, (_, number) => {
    const isIn = ((number + 1) * share) % 100 < share;
    const side = isIn ? 'in' : 'out';
    let id: string;
    do id = `${side} ${(drawn[side] += 1)}`;
    while (isInShare(id, `game ${integrity}`, share) !== isIn);
    return { id, address: `${network}.${number}` };
  });
}

/** Visits until the command has ended, or everybody has come; resolves with the number of visitors by version. */
async function visitsDuring(
  browser: Browser,
  siteUrl: string,
  visitors: Visitor[],
  command: Promise<unknown>,
) {
  let isOver = false;
  const left = [...visitors];
  const counts: Record<string, number> = {};
  const goOn = async () => {
    for (;;) {
      const visitor = isOver ? undefined : left.shift();
      if (visitor === undefined) return;
      const version = await visit(browser, siteUrl, visitor);
      counts[version] = (counts[version] ?? 0) + 1;
    }
  };
  const visits = Promise.all(Array.from({ length: AT_ONCE }, goOn));
  await Promise.race([visits, command]);
  isOver = true;
  await visits;
  return counts;
}

test(
  'what a visitor met in a remote is in the metrics once they leave',
  DEEP,
  async ({ visitor: page, stack, released }) => {
    // Every page measures while a version is being rolled out.
    const built = asVersion(await builtRemote('game'), '0.2.0');
    await releaseBuilt(released.store, built, { share: 5, tried: () => Promise.resolve() });
    const metrics = async () => (await fetch(`${stack.apiUrl}/api/metrics`)).text();
    // The API knows a version within ten seconds of its release, and counts none before.
    await expect(async () => {
      await typesAmount(page);
      await page.goto('about:blank');
      expect(await metrics()).toMatch(/updown_remote_inp_seconds_count\{remote="game".*\} 1/);
    }).toPass();
    await rollback([released.folder, 'game']);
  },
);

test(
  'a version that is slow to answer is taken back without a hand, and one that is not goes to everybody',
  DEEP,
  async ({ browser, stack, released }) => {
    test.setTimeout(1_800_000);
    const game = await builtRemote('game');
    const tried = () => Promise.resolve();
    const rollout = async (version: string, addition: string, share: number, network: string) => {
      const built = asVersion(game, version, () => addition);
      await releaseBuilt(released.store, built, { share, tried });
      const line = `npm run rollout -- ${released.folder} game --auto --api ${stack.apiUrl} --every 3`;
      const command = npm(line);
      const visitors = crowd(releaseOf(built.file), share, network);
      const counts = await visitsDuring(browser, stack.siteUrl, visitors, command);
      // Ends the command if the visitors were not enough for it.
      const giveUp = setTimeout(() => void rollback([released.folder, 'game']), 5_000);
      const { code, output } = await command;
      clearTimeout(giveUp);
      console.log(counts, output);
      return { code, output, site: (await readSite(released.store)).site };
    };

    const slow = await rollout('0.3.0', SLOW, 5, '203.0.113');
    expect(slow.output).toContain('game 0.3.0 is slower');
    expect(slow.code).toBe(1);
    expect(slow.site.remotes['game']).not.toHaveProperty('next');

    // New visitors, because an address counts once a day for each version, and the first visitors have had 0.1.0.
    const quick = await rollout('0.4.0', '', 20, '198.51.100');
    expect(quick.code, quick.output).toBe(0);
    expect(quick.site.remotes['game']!.version).toBe('0.4.0');
  },
);
