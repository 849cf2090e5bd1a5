/** `npm run bench:federation [loads]`: the composed page beside the same sources as one bundle. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { releaseFolder, releaseOf, type SiteDescriptor } from '@updown/shared/site';
import { remoteNames } from '../../scripts/build/front-ends';
import { builtFirstPaint, builtPages } from '../../scripts/site/built-pages';
import { describeSite } from '../../scripts/site/descriptor';
import { readsOn } from '../../scripts/site/hints';
import { withAnswers, withFirstPaint } from '../../scripts/site/page';
import { viewOf } from '../../scripts/site/pages';
import { builtRemote } from '../releases/built';
import { asVersion } from '../releases/other-version';
import { newVisitor, visit, type Visit } from './federation/cold-load';
import { lighthouse } from './federation/lighthouse';
import { liveRounds } from './federation/live-round';
import { pressTimes } from './federation/press';
import { GOALS, table, timeTable } from './federation/report';
import { filesOf, serveFront, type Front, type Protocol } from './federation/serve';
import { buildSingleBundle } from './federation/single-bundle';
import { withOwnStack } from './own-stack';

const loads = Number(process.argv[2] ?? '7');
const WIDTHS = [390, 1440];
const PROTOCOLS: readonly Protocol[] = ['HTTP/1.1', 'HTTP/2'];
const NEXT_VERSION = '0.99.0';

interface Measured {
  readonly browser: Browser;
  readonly protocol: Protocol;
  readonly siteUrl: string;
  /** Those of the single bundle. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly rounds: Awaited<ReturnType<typeof liveRounds>>;
}

type Visitors = Pick<Measured, 'browser' | 'rounds'>;

/** Visits the pages in turn, each time in a new browser profile. `before` prepares the profile. */
async function compare<Name extends string>(
  { browser, rounds }: Visitors,
  fronts: Readonly<Record<Name, Front>>,
  width: number,
  before: (front: Front, go: () => Promise<Visit>) => Promise<unknown> = () => Promise.resolve(),
): Promise<Record<Name, Visit[]>> {
  const names = Object.keys(fronts) as Name[];
  const visits = Object.fromEntries(names.map((name) => [name, []])) as Record<string, Visit[]>;
  for (let load = 0; load < loads; load += 1) {
    await rounds.next();
    for (const name of names) {
      const context = await newVisitor(browser, width);
      const go = () => visit(context, fronts[name].url);
      await before(fronts[name], go);
      visits[name]!.push(await go());
      await context.close();
    }
  }
  return visits;
}

/** Lets the servers compress every file, and the API answer once. */
async function warmUp({ browser, rounds }: Visitors, fronts: readonly Front[]): Promise<void> {
  await rounds.next();
  const context = await newVisitor(browser, 390);
  for (const { url } of fronts) await visit(context, url);
  await context.close();
}

/** The single bundle's page with the first paint and the answers that the composed page has. */
async function renderedAhead(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const site = await describeSite(remoteNames);
  const paint = (await builtFirstPaint(site))!;
  const html = withAnswers(files.get('/')!.toString(), readsOn('/', site));
  const page = withFirstPaint(html, viewOf('/', paint, site)!);
  return new Map([...files, ['/', Buffer.from(page)]]);
}

/** The composed page after a release of the game. */
async function nextGame(siteUrl: string): Promise<Map<string, Buffer>> {
  const { file, contents } = asVersion(await builtRemote('game'), NEXT_VERSION);
  const site = (await (await fetch(`${siteUrl}/site.json`)).json()) as SiteDescriptor;
  const game = releaseOf(file);
  const descriptor = { ...site, serial: site.serial + 1, remotes: { ...site.remotes, game } };
  const { pages } = await builtPages(descriptor);
  const folder = releaseFolder('game', NEXT_VERSION);
  return new Map([
    ...[...contents].map(([name, content]) => [`${folder}${name}`, content] as const),
    ['/', Buffer.from(pages.get('/')!)],
  ]);
}

/** The single bundle after a change of the same part: its one script has another name. */
function nextBundle(files: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  const html = files.get('/')!.toString();
  const [main] = /\/main\.\w+\.js/.exec(html)!;
  const name = '/main.ffffffff.js';
  const script = Buffer.concat([files.get(main)!, Buffer.from('\n;0;\n')]);
  // The page names it twice: a preload, and the script.
  const page = html
    .replaceAll(main, name)
    .replaceAll(/("\/main\.ffffffff\.js"[^>]*) integrity="[^"]*"/g, '$1');
  return new Map([
    [name, script],
    ['/', Buffer.from(page)],
  ]);
}

async function singleFiles(folder: string): Promise<Map<string, Buffer>> {
  const files = await filesOf(await buildSingleBundle(folder));
  return files.set('/', files.get('/index.html')!);
}

const folder = await mkdtemp(join(tmpdir(), 'updown-single-'));
try {
  const files = await singleFiles(folder);
  await withOwnStack(async ({ siteUrl, chainUrl }) => {
    const rounds = await liveRounds(siteUrl, chainUrl);
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    });
    try {
      for (const protocol of PROTOCOLS) {
        await measure({ browser, protocol, siteUrl, files, rounds });
      }
    } finally {
      await browser.close();
      rounds.close();
    }
  });
} finally {
  await rm(folder, { recursive: true });
}

async function measure({ browser, protocol, siteUrl, files, rounds }: Measured): Promise<void> {
  const serve = (own?: ReadonlyMap<string, Buffer>) =>
    serveFront({ protocol, siteUrl, ...(own && { files: own }) });
  const composed = await serve();
  const single = await serve(files);
  const ahead = await serve(await renderedAhead(files));
  const visitors = { browser, rounds };
  const both = { composed, single };
  try {
    await warmUp(visitors, [composed, single, ahead]);
    for (const width of WIDTHS) {
      console.log(`\nA first visit at ${width} px over ${protocol}, medians of ${loads}:\n`);
      console.log(table(await compare(visitors, { ...both, ahead }, width), GOALS));
    }
    // A browser keeps no file of a server whose certificate it does not trust.
    if (protocol === 'HTTP/2') return;
    console.log('\nA repeat visit at 390 px:\n');
    console.log(table(await compare(visitors, both, 390, (_front, go) => go())));
    console.log('\nFrom a press on Connect to its dialog, at 390 px, on a warm line:\n');
    console.log(timeTable(await pressTimes({ browser, loads, fronts: both, before: rounds.next })));
    console.log('\nLighthouse, mobile:\n');
    for (const [name, { url }] of Object.entries(both)) console.log(await lighthouse(name, url));
    console.log('\nThe visit after a release of the game, at 390 px:\n');
    const released = new Map([
      [composed, await nextGame(siteUrl)],
      [single, nextBundle(files)],
    ]);
    const afterRelease = async (front: Front, go: () => Promise<Visit>) => {
      await front.release();
      await go();
      await front.release(released.get(front));
    };
    console.log(table(await compare(visitors, both, 390, afterRelease)));
  } finally {
    await Promise.all([composed, single, ahead].map((front) => front.stop()));
  }
}
