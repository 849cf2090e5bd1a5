import { existsSync } from 'node:fs';
import { findBrowser } from '../lib/browser';
import { onPath } from '../lib/find-program';
import { Problem } from '../lib/problem';
import { findAlertmanager, findNginx, findPostgres, findPrometheus } from '../operate/find-servers';
import { installPackages, mayInstall } from './system-packages';

function isThere(find: (env: NodeJS.ProcessEnv) => string): boolean {
  try {
    return find(process.env) !== '';
  } catch {
    return false;
  }
}

/** Debian's packages of what the tests run beside npm's. */
const packages = [
  { name: 'chromium', isThere: () => findBrowser() !== undefined },
  {
    name: 'chromium-headless-shell',
    isThere: () => onPath('chromium-headless-shell') !== undefined,
  },
  { name: 'postgresql', isThere: () => isThere(findPostgres) },
  { name: 'nginx-light', isThere: () => isThere(findNginx) },
  { name: 'pgbouncer', isThere: () => existsSync('/usr/sbin/pgbouncer') },
  { name: 'prometheus', isThere: () => isThere(findPrometheus) },
  { name: 'prometheus-alertmanager', isThere: () => isThere(findAlertmanager) },
  { name: 'openssl', isThere: () => onPath('openssl') !== undefined },
];

/**
 * Installs what lacks, by the system's package manager, and answers with the browser. If a server cannot be installed,
 * its tests say so; without the headless shell, Chromium itself runs every test.
 */
export async function ensurePrograms(): Promise<string> {
  const missing = packages.filter((one) => !one.isThere()).map(({ name }) => name);
  if (missing.length > 0 && mayInstall()) await installPackages(missing);
  const browser = findBrowser();
  if (browser) return browser;
  throw new Problem(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or name it in CHROMIUM_PATH.',
  );
}
