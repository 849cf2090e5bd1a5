import { existsSync } from 'node:fs';
import { onPath } from './find-program';
import { Problem } from './problem';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium for the browser tests: CHROMIUM_PATH, else the one on the PATH. */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (!chosen) return names.map(onPath).find(Boolean);
  if (existsSync(chosen)) return chosen;
  throw new Problem(`CHROMIUM_PATH names ${chosen}, and no such file exists.`);
}
