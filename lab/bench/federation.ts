/**
 * `npm run bench:federation [loads]`: compares the first load of the page with the page and the single bundle of a frozen
 * commit.
 * `npm run bench:federation -- --waterfall`: the requests of one load of the page.
 * `npm run bench:federation -- --smallest`: the same, once, on a fast line.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ion } from '../../e2e/fixtures/ion';
import { startNginxSite } from '../../e2e/stack/nginx-site';
import { root } from '../../tools/root';
import { aroundRelease } from './federation/after-release';
import { visit, type Visit } from './federation/cold-load';
import { serveFront, type Protocol } from './federation/serve';
import { buildFrozen, frozenSite, todaysSite } from './federation/sites';
import { median, quantile, rounded } from './figures';
import { withOwnGame, type OwnGame } from './own-game';
import { isSmallest, unlessSmallest } from './smallest';

const { values, positionals } = parseArgs({
  options: {
    waterfall: { type: 'boolean', default: isSmallest },
    smallest: { type: 'boolean' },
  },
  allowPositionals: true,
});
const loads = Number(positionals[0] ?? '7');
const PHONE = 390;
const WIDTHS = [PHONE, 1440];
const PROTOCOLS = unlessSmallest<readonly Protocol[]>(['HTTP/1.1', 'HTTP/2'], ['HTTP/1.1']);
/** The longest that a turn's visits take on a busy machine, in seconds. */
const LONGEST_TURN = 90;
/** The latest version that runs on Node 20. npm installs it beside this project, because only this bench needs it. */
const LIGHTHOUSE_CI = '@lhci/cli@0.15.1';

/** The largest accepted ratio to the single bundle; of the layout shift, the largest accepted value. */
const BUDGETS: Readonly<Record<keyof Visit['figures'], number | undefined>> = {
  'Connect visible': 0.35,
  'Connect working': 0.95,
  'largest paint': 0.4,
  'panel usable': 1,
  'blocking time': 1.2,
  'style recalculation': 1.2,
  'layout shift': 0.02,
  'elements recalculated': undefined,
  'script before Connect': undefined,
  'script before the panel': undefined,
};

/** Fewer loads, or a machine with other work, give figures but no verdict. */
const JUDGED = { loads: 7, load: 1.5 } as const;
/** Of the minute before the bench, which is itself a load. */
const loadBefore = loadavg()[0]!;
const isJudged = loads >= JUDGED.loads && loadBefore <= JUDGED.load;

const MARKS = ['Connect visible', 'Connect working', 'largest paint', 'panel usable'] as const;

/** Returns a function that starts a round with a stake on each side, unless the current round has time left for a turn. */
async function liveRounds({ api, chain, game }: OwnGame) {
  const [, , , , up, down] = await chain.accounts();
  await game.fund(up!, 10_000_000);
  await game.fund(down!, 10_000_000);
  let end = 0;
  return async () => {
    if ((await chain.now()) < end - LONGEST_TURN) return;
    ({ end_time: end } = await game.newRound());
    // Releases the price, so that there is a line to draw.
    await api.steerPrice(null);
    await chain.predict(up!, true, ion(50_000));
    await chain.predict(down!, false, ion(40_000));
  };
}

type Figure = keyof Visit['figures'];
const PAGES = ['page', 'frozen page', 'frozen single bundle'] as const;
type Page = (typeof PAGES)[number];

/** Median and quartiles: '1.02 (0.98–1.07)'. */
function spread(values: readonly number[], digits: number): string {
  const at = (share: number) => quantile(values, share).toFixed(digits);
  return `${at(0.5)} (${at(0.25)}–${at(0.75)})`;
}

/** A table of medians with quartiles. A ratio is that of one turn, whose visits ran one after the other. */
function printFigures(turns: readonly Readonly<Record<Page, Visit>>[]): void {
  const rows = (Object.keys(BUDGETS) as Figure[]).map((name) => {
    const of = (page: Page) => turns.map((turn) => turn[page].figures[name]);
    const isShift = name === 'layout shift';
    const single = of('frozen single bundle');
    const judged = (page: Page) =>
      isShift ? of(page) : of(page).map((value, turn) => value / single[turn]!);
    const budget = BUDGETS[name];
    const isMet =
      budget === undefined || rounded(median(judged('page')), isShift ? 3 : 2) <= budget;
    const row = {
      page: spread(of('page'), isShift ? 3 : 0),
      single: spread(single, isShift ? 3 : 0),
      'page ÷ single': spread(judged('page'), isShift ? 3 : 2),
      'frozen page ÷ single': spread(judged('frozen page'), isShift ? 3 : 2),
      ...(budget !== undefined && {
        budget,
        ...(isJudged && { verdict: isMet ? 'met' : 'missed' }),
      }),
    };
    return [name, row] as const;
  });
  console.table(Object.fromEntries(rows));
}

/** Scores of a page on a phone. Lighthouse CI prints each, its median and its budget. */
async function runLighthouse(url: string): Promise<void> {
  const config = join(import.meta.dirname, 'federation/lighthouserc.json');
  const options = [`--config=${config}`, `--collect.url=${url}`, `--collect.numberOfRuns=${loads}`];
  const child = spawn(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE_CI}`, '--', 'lhci', 'autorun', ...options],
    {
      // It keeps its reports there.
      cwd: join(root, '.cache'),
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
      stdio: 'inherit',
    },
  );
  await once(child, 'close');
}

/** Visits all three pages in a row, so that they run under the same machine load. */
async function measure(own: OwnGame, nextRound: () => Promise<void>): Promise<void> {
  const { browser, siteUrl, dataDir } = own;
  const sites = {
    page: await todaysSite(join(dataDir, 'assembled')),
    'frozen page': await frozenSite('page', siteUrl),
    'frozen single bundle': await frozenSite('single', siteUrl),
  };
  for (const protocol of PROTOCOLS) {
    const serve = (page: Page) => serveFront(sites[page], protocol, siteUrl);
    const fronts = {
      page: await serve('page'),
      'frozen page': await serve('frozen page'),
      'frozen single bundle': await serve('frozen single bundle'),
    };
    for (const width of WIDTHS) {
      const turns: Record<Page, Visit>[] = [];
      while (turns.length < loads) {
        await nextRound();
        const turn: Partial<Record<Page, Visit>> = {};
        // In turns, so that no page is always the first after a pause.
        const order = turns.length % 2 === 0 ? PAGES : PAGES.toReversed();
        for (const page of order) turn[page] = await visit(browser, fronts[page].url, width);
        turns.push(turn as Record<Page, Visit>);
      }
      console.log(
        `\nA first visit at ${width} px over ${protocol}, medians and quartiles of ${loads} (ms, bytes):`,
      );
      printFigures(turns);
    }
    // Lighthouse refuses a self-signed certificate.
    if (protocol === 'HTTP/1.1') {
      for (const page of PAGES) {
        console.log(`\nLighthouse on a phone, ${page}:`);
        await runLighthouse(fronts[page].url);
      }
    }
    for (const front of Object.values(fronts)) await front.stop();
  }
}

/** The share of its first scripts that a visitor loads again, which is the whole bundle where everything is in one. */
const MOST_AFTER_RELEASE = 0.05;

async function measureRelease(own: OwnGame): Promise<void> {
  const site = await startNginxSite(own);
  try {
    const { first, returning } = await aroundRelease(own.browser, site);
    const share = returning.scripts / first.scripts;
    console.log('\nBytes before and after a release of the game that changes each of its scripts:');
    console.table({ 'first visit': first, returning });
    console.log(`Scripts: ${share.toFixed(3)} (budget ${MOST_AFTER_RELEASE})`);
  } finally {
    await site.stop();
  }
}

async function showWaterfall(own: OwnGame, nextRound: () => Promise<void>): Promise<void> {
  const { browser, siteUrl, dataDir } = own;
  const site = await todaysSite(join(dataDir, 'assembled'));
  for (const protocol of PROTOCOLS) {
    const front = await serveFront(site, protocol, siteUrl);
    await nextRound();
    const { figures, requests } = await visit(browser, front.url, PHONE);
    const marks = MARKS.map((what) => ({ what, from: Math.round(figures[what]) }));
    const rows = [...requests, ...marks].sort((a, b) => a.from - b.from);
    console.log(`\nOne first visit at ${PHONE} px over ${protocol} (ms, bytes):`);
    console.table(rows, ['from', 'to', 'bytes', 'what']);
    await front.stop();
  }
}

if (!values.waterfall) {
  if (!isJudged) {
    console.log(
      `No verdict: that needs ${JUDGED.loads} loads, and a load of the machine of at most ${JUDGED.load}; they are ${loads} and ${rounded(loadBefore, 1)}.`,
    );
  }
  await buildFrozen();
}
await withOwnGame(async (own) => {
  const work = values.waterfall ? showWaterfall : measure;
  await work(own, await liveRounds(own));
  await measureRelease(own);
});
