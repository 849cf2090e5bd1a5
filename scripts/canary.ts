import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './lib/root';
import { runProgram } from './processes/run-program';

const PLUGIN = '@module-federation/enhanced';
const run$ = promisify(execFile);

/**
 * `npm run canary`: builds a copy of the project with the registry's newest Module Federation, which stays pinned here. A
 * failure says what a later upgrade has to solve. With a version, it takes that version instead.
 */
export async function run([wanted = 'latest']: readonly string[]): Promise<number> {
  const newest = await output('npm', ['view', `${PLUGIN}@${wanted}`, 'version']);
  const pinned = await output('npm', ['pkg', 'get', `dependencies.${PLUGIN}`, '-w', 'host']);
  if (pinned.includes(`"${newest}"`)) {
    console.log(`${PLUGIN} ${newest} is pinned already.`);
    return 0;
  }
  const copy = await mkdtemp(join(tmpdir(), 'updown-canary-'));
  try {
    await copyTo(copy);
    const install = 'install --save-exact --no-audit --no-fund';
    const steps = [
      `${install} ${PLUGIN}@${newest} @module-federation/runtime-core@${newest}`,
      `${install} ${PLUGIN}@${newest} -w host`,
      'run build',
    ];
    for (const step of steps) {
      const { ok, output: said } = await runProgram('npm', step.split(' '), { cwd: copy });
      if (ok) continue;
      console.error(`${said.trim()}\n`);
      console.error(`${PLUGIN} ${newest} does not fit yet: \`npm ${step}\` failed, as above.`);
      console.error(
        'The project keeps its pinned version. See docs/decisions/federation-runtime.md.',
      );
      return 1;
    }
    console.log(`${PLUGIN} ${newest} builds every front end.`);
    return 0;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function output(program: string, args: readonly string[]): Promise<string> {
  return (await run$(program, args, { cwd: root })).stdout.trim();
}

/** The files that Git knows, or would add. */
async function copyTo(folder: string): Promise<void> {
  const options = ['-z', '--cached', '--others', '--exclude-standard'];
  const listed = await output('git', ['ls-files', ...options]);
  for (const file of listed.split('\0').filter(Boolean)) {
    await cp(join(root, file), join(folder, file), { recursive: true });
  }
}
