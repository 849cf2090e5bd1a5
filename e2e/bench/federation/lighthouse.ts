import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from './report';

const run = promisify(execFile);

/** The latest version that runs on Node 20. */
const VERSION = '12.8.2';

/** In the order of Lighthouse's report: performance, accessibility, best practices, SEO. */
const BUDGET = '95, 100, 100, 100';

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number }>>;
}

/** Installs Lighthouse outside this project, because its 200 packages serve only this benchmark. */
async function install(): Promise<string> {
  const folder = join(tmpdir(), `updown-lighthouse-${VERSION}`);
  if (existsSync(join(folder, 'installed'))) return folder;
  await mkdir(folder, { recursive: true });
  const project = { name: 'bench', private: true, dependencies: { lighthouse: VERSION } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  await writeFile(join(folder, 'installed'), '');
  return folder;
}

/** A run's scores from 0 to 100, by title. */
async function scoresOf(folder: string, url: string): Promise<Record<string, number>> {
  const output = join(folder, 'report.json');
  await run(
    join(folder, 'node_modules/.bin/lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' } },
  );
  const { categories } = JSON.parse(await readFile(output, 'utf8')) as Report;
  const scores = Object.values(categories).map(({ title, score }) => [title, score * 100] as const);
  return Object.fromEntries(scores);
}

/** The median scores of a page on a phone, as one line of text, with the scores of each run where they differ. */
export async function lighthouse(url: string, runs: number): Promise<string> {
  try {
    const folder = await install();
    const all: Record<string, number>[] = [];
    while (all.length < runs) all.push(await scoresOf(folder, url));
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
