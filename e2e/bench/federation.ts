/**
 * `npm run bench:federation [loads]`: compares the first load of the page with the page and the single bundle of a frozen
 * commit.
 * `npm run bench:federation -- --waterfall`: the requests of one load of the page.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { visit } from './federation/cold-load';
import { buildFrozen, frozen } from './federation/frozen';
import { lighthouse } from './federation/lighthouse';
import { liveRounds } from './federation/live-round';
import { table, waterfall, type Turn } from './federation/report';
import { running, serveFront, type Front, type Protocol } from './federation/serve';
import { withOwnStack } from './own-stack';

const { values, positionals } = parseArgs({
  options: { waterfall: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const loads = Number(positionals[0] ?? '5');
const PHONE = 390;
const WIDTHS = [PHONE, 1440];
const PROTOCOLS: readonly Protocol[] = ['HTTP/1.1', 'HTTP/2'];

interface Bench {
  readonly browser: Browser;
  readonly siteUrl: string;
  readonly rounds: Awaited<ReturnType<typeof liveRounds>>;
}

if (!values.waterfall) await buildFrozen();
await withOwnStack(async ({ siteUrl, chainUrl }) => {
  const rounds = await liveRounds(siteUrl, chainUrl);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const work = values.waterfall ? showWaterfall : measure;
    for (const protocol of PROTOCOLS) await work({ browser, siteUrl, rounds }, protocol);
  } finally {
    await browser.close();
    rounds.close();
  }
});

type Fronts = Readonly<Record<keyof Turn, Front>>;

/** Visits all three pages in a row, so that they run under the same machine load. */
async function takeTurn({ browser, rounds }: Bench, fronts: Fronts, width: number): Promise<Turn> {
  await rounds.next();
  return {
    page: await visit(browser, fronts.page.url, width),
    frozenPage: await visit(browser, fronts.frozenPage.url, width),
    single: await visit(browser, fronts.single.url, width),
  };
}

async function measure(bench: Bench, protocol: Protocol): Promise<void> {
  const { siteUrl } = bench;
  const fronts: Fronts = {
    page: await serveFront(running(siteUrl), protocol, siteUrl),
    frozenPage: await serveFront(await frozen('page', siteUrl), protocol, siteUrl),
    single: await serveFront(await frozen('single', siteUrl), protocol, siteUrl),
  };
  // The servers compress each file on its first request.
  await takeTurn(bench, fronts, PHONE);
  for (const width of WIDTHS) {
    const turns: Turn[] = [];
    while (turns.length < loads) turns.push(await takeTurn(bench, fronts, width));
    console.log(`\nA first visit at ${width} px over ${protocol}, medians of ${loads}:\n`);
    console.log(table(turns));
  }
  // Lighthouse refuses a self-signed certificate.
  if (protocol === 'HTTP/1.1') console.log(`\n${await lighthouse(fronts.page.url, loads)}`);
  for (const front of Object.values(fronts)) await front.stop();
}

async function showWaterfall(bench: Bench, protocol: Protocol): Promise<void> {
  const { browser, siteUrl, rounds } = bench;
  const front = await serveFront(running(siteUrl), protocol, siteUrl);
  await rounds.next();
  await visit(browser, front.url, PHONE);
  console.log(`\nOne first visit at ${PHONE} px over ${protocol}:\n`);
  console.log(waterfall(await visit(browser, front.url, PHONE)));
  await front.stop();
}
