import { existsSync } from 'node:fs';
import { runProgram } from '../build/run-program';
import { onPath } from '../launcher/on-path';
import { Problem } from '../launcher/problem';
import { root } from '../launcher/root';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (!chosen) return names.map(onPath).find(Boolean);
  if (existsSync(chosen)) return chosen;
  throw new Problem(`CHROMIUM_PATH names ${chosen}, and no such file exists.`);
}

async function installChromium(): Promise<void> {
  console.log('Installing Chromium with apt-get, for the browser tests …');
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const { ok, output } = await runProgram('apt-get', args, {
      cwd: root,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (!ok) throw new Problem(`apt-get ${args[0]} failed:\n\n${output.trim()}`);
  }
}

/** A Chromium for the browser tests, installed by the system's package manager where there is none. */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    await installChromium();
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Problem(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or name it in CHROMIUM_PATH.',
  );
}
