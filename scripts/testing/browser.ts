import { existsSync } from 'node:fs';
import { onPath } from '../launcher/on-path';
import { Problem } from '../launcher/problem';
import { installPackages, mayInstall } from './system-packages';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (!chosen) return names.map(onPath).find(Boolean);
  if (existsSync(chosen)) return chosen;
  throw new Problem(`CHROMIUM_PATH names ${chosen}, and no such file exists.`);
}

/** A Chromium for the browser tests, installed by the system's package manager where there is none. */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  if (mayInstall()) {
    await installPackages(['chromium']);
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Problem(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or name it in CHROMIUM_PATH.',
  );
}
