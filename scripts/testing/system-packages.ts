import { onPath } from '../lib/find-program';
import { Problem } from '../lib/problem';
import { root } from '../lib/root';
import { runProgram } from '../processes/run-program';

/** Whether we may install packages of the system: as root, on Debian and its kin. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

/** Installs packages of the system. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  console.log(`Installing ${packages.join(', ')} with apt-get, for the tests …`);
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const { ok, output } = await runProgram('apt-get', args, {
      cwd: root,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (!ok) throw new Problem(`apt-get ${args[0]} failed:\n\n${output.trim()}`);
  }
}
