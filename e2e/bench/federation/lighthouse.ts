import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../../scripts/lib/root';
import { median } from './report';

/** The latest version that runs on Node 20. npm installs it beside this project, because only this benchmark needs it. */
const PACKAGE = 'lighthouse@12.8.2';

/** In the order of Lighthouse's report: performance, accessibility, best practices, SEO. */
const BUDGET = '95, 100, 100, 100';

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number }>>;
}

/** A run's scores from 0 to 100, by their titles. */
async function scoresOf(url: string): Promise<Record<string, number>> {
  const chromeFlags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', '--output-path=stdout', chromeFlags],
    ],
    {
      cwd: root,
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { categories } = JSON.parse(stdout) as Report;
  const scores = Object.values(categories).map(({ title, score }) => [title, score * 100] as const);
  return Object.fromEntries(scores);
}

/** The median scores of a page on a phone, as one line of text, with the scores of each run where they differ. */
export async function lighthouse(url: string, runs: number): Promise<string> {
  try {
    const all: Record<string, number>[] = [];
    while (all.length < runs) all.push(await scoresOf(url));
    const scores = Object.keys(all[0] ?? {}).map((title) => {
      const values = all.map((each) => Math.round(each[title]!));
      const spread = new Set(values).size > 1 ? ` (${values.join(', ')})` : '';
      return `${title} ${median(values)}${spread}`;
    });
    return `Lighthouse, mobile: ${scores.join('; ')}. The budget: ${BUDGET}.`;
  } catch (error) {
    return `Lighthouse cannot run here: ${(error as Error).message.split('\n')[0]}`;
  }
}
