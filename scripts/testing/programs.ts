import { existsSync } from 'node:fs';
import { findBrowser } from '../../tools/browser';
import { onPath } from '../../tools/find-program';
import { debianPackages, findServer, type ServerName } from '../../tools/find-servers';
import { Problem } from '../../tools/problem';
import { root } from '../../tools/root';
import { runProgram } from '../../tools/run-program';

function isMissing(server: ServerName): boolean {
  try {
    return findServer(server) === '';
  } catch {
    return true;
  }
}

/** Debian's packages of what the tests run beside npm's, and this machine lacks. */
function missingPackages(): string[] {
  const others: readonly (readonly [string, unknown])[] = [
    ['chromium', findBrowser()],
    ['chromium-headless-shell', onPath('chromium-headless-shell')],
    ['pgbouncer', existsSync('/usr/sbin/pgbouncer')],
    ['openssl', onPath('openssl')],
  ];
  const servers = (Object.keys(debianPackages) as ServerName[]).filter(isMissing);
  return [
    ...others.filter(([, found]) => !found).map(([name]) => name),
    ...servers.map((name) => debianPackages[name]),
  ];
}

async function install(packages: readonly string[]): Promise<void> {
  console.log(`Installing ${packages.join(', ')} with apt-get, for the tests …`);
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { ok, output } = await runProgram('apt-get', args, { cwd: root, env });
    if (!ok) throw new Problem(`apt-get ${args[0]} failed:\n\n${output.trim()}`);
  }
}

/**
 * Installs what lacks, as root on Debian and its kin, and answers with the browser. If a server cannot be installed, its
 * tests say so; without the headless shell, Chromium itself runs every test.
 */
export async function ensurePrograms(): Promise<string> {
  const missing = missingPackages();
  const mayInstall = process.getuid?.() === 0 && onPath('apt-get') !== undefined;
  if (missing.length > 0 && mayInstall) await install(missing);
  const browser = findBrowser();
  if (browser) return browser;
  throw new Problem(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or name it in CHROMIUM_PATH.',
  );
}
