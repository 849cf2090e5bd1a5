/**
 * `npm run bench:federation [loads]`: compares the first load of the page with the page and the single bundle of a frozen
 * commit.
 * `npm run bench:federation -- --waterfall`: the requests of one load of the page.
 * `npm run bench:federation -- --smallest`: the same, once, on a fast line.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median, rounded } from '../../api/bench/figures';
import { isSmallest, unlessSmallest } from '../../api/bench/smallest';
import { root } from '../../scripts/lib/root';
import { ion } from '../fixtures/ion';
import { visit, type Visit } from './federation/cold-load';
import { serveFront, type Protocol } from './federation/serve';
import { buildFrozen, frozenSite, todaysSite } from './federation/sites';
import { withOwnGame, type OwnGame } from './own-game';

const { values, positionals } = parseArgs({
  options: {
    waterfall: { type: 'boolean', default: isSmallest },
    smallest: { type: 'boolean' },
  },
  allowPositionals: true,
});
const loads = Number(positionals[0] ?? '5');
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
  'Connect working': 1,
  'largest paint': 1,
  'panel usable': 1,
  'blocking time': 1,
  'layout shift': 0.02,
  'script before Connect': undefined,
};

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
type Page = 'page' | 'frozen page' | 'frozen single bundle';

/** A table of medians, and the ratios of both pages to the single bundle. */
function printFigures(turns: readonly Readonly<Record<Page, Visit>>[]): void {
  const rows = (Object.keys(BUDGETS) as Figure[]).map((name) => {
    const of = (page: Page) => median(turns.map((turn) => turn[page].figures[name]));
    const isShift = name === 'layout shift';
    const shown = (page: Page) => rounded(of(page), isShift ? 3 : 0);
    const judged = (page: Page) =>
      isShift ? shown(page) : rounded(of(page) / of('frozen single bundle'), 2);
    const row = {
      page: shown('page'),
      'frozen page': shown('frozen page'),
      'frozen single bundle': shown('frozen single bundle'),
      'page ÷ single': judged('page'),
      'frozen page ÷ single': judged('frozen page'),
      ...(BUDGETS[name] !== undefined && { budget: BUDGETS[name] }),
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
        turns.push({
          page: await visit(browser, fronts.page.url, width),
          'frozen page': await visit(browser, fronts['frozen page'].url, width),
          'frozen single bundle': await visit(browser, fronts['frozen single bundle'].url, width),
        });
      }
      console.log(
        `\nA first visit at ${width} px over ${protocol}, medians of ${loads} (ms, bytes):`,
      );
      printFigures(turns);
    }
    // Lighthouse refuses a self-signed certificate.
    if (protocol === 'HTTP/1.1') await runLighthouse(fronts.page.url);
    for (const front of Object.values(fronts)) await front.stop();
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

if (!values.waterfall) await buildFrozen();
await withOwnGame(async (own) => {
  const work = values.waterfall ? showWaterfall : measure;
  await work(own, await liveRounds(own));
});
