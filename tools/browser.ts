import { locate, onPath } from './find-program';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium for the browser tests: CHROMIUM_PATH, else the one on the PATH. */
export function findBrowser(): string | undefined {
  return locate({ variable: 'CHROMIUM_PATH', candidates: names.map(onPath) });
}
