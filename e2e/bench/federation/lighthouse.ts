import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The latest version that runs on Node 20. */
const VERSION = '12.8.2';

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

/** The scores of a page on a phone, from 0 to 100, in a line of text. */
export async function lighthouse(name: string, url: string): Promise<string> {
  try {
    const folder = await install();
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
    const scores = Object.values(categories).map(
      ({ title, score }) => `${title} ${Math.round(score * 100)}`,
    );
    return `${name}: ${scores.join(', ')}`;
  } catch (error) {
    return `${name}: Lighthouse cannot run here: ${(error as Error).message.split('\n')[0]}`;
  }
}
