import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : undefined;
}

/** Whether node_modules matches the lock file, by npm's own record of the installed packages. */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found) return Boolean(optional);
    return link ? Boolean(found.link) : found.version === version;
  });
}

/** Installs the dependencies, unless they are there already. */
export function ensureInstalled(root) {
  if (isInstalled(root)) return;
  console.log('Installing the dependencies (once, and after they change) …');
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (error || status !== 0) {
    throw Object.assign(
      new Error('The dependencies could not be installed: see the output of npm above.'),
      { name: 'Problem' },
    );
  }
}
