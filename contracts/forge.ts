import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, onPath } from '../tools/find-program';

const folder = dirname(fileURLToPath(import.meta.url));
const { resolve } = createRequire(import.meta.url);

/**
 * Links OpenZeppelin below this folder. Otherwise forge would name its sources by their location, which varies by
 * machine.
 */
function linkLibraries(root: string): void {
  const library = dirname(dirname(resolve('@openzeppelin/contracts/package.json')));
  const link = join(root, 'lib', '@openzeppelin');
  if (existsSync(join(link, 'contracts'))) return;
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(library, link);
}

function bundled(): string | undefined {
  try {
    return join(dirname(resolve('@foundry-rs/forge-linux-amd64/package.json')), 'bin', 'forge');
  } catch {
    return undefined; // an optional dependency: it exists only for Linux on x64
  }
}

function findForge(): string {
  return findProgram({
    variable: 'FORGE_PATH',
    candidates: [bundled(), onPath('forge')],
    missing:
      'forge was not found. On Linux x64 the dependency @foundry-rs/forge-linux-amd64 contains it. On other systems ' +
      'install Foundry 1.5.1 (https://getfoundry.sh) so that forge is on the PATH, or set FORGE_PATH to the program.',
  });
}

function environment(env: Record<string, string>) {
  return {
    ...process.env,
    FOUNDRY_DISABLE_NIGHTLY_WARNING: '1',
    ...env,
  };
}

/** Runs forge in this folder and returns its exit code. */
export function forge(args: string[], env: Record<string, string> = {}): number {
  linkLibraries(folder);
  const options = { cwd: folder, stdio: 'inherit', env: environment(env) } as const;
  const { status, error } = spawnSync(findForge(), args, options);
  if (error) throw error;
  return status ?? 1;
}

/** Runs forge in a copy of this folder, and returns its exit code and its output. */
export async function forgeOutput(
  args: string[],
  env: Record<string, string>,
  cwd: string,
  signal?: AbortSignal,
): Promise<{ status: number; output: string }> {
  linkLibraries(cwd);
  const child = spawn(findForge(), args, { cwd, env: environment(env), signal });
  let output = '';
  const collect = (text: Buffer) => (output += text.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const [status] = (await once(child, 'close')) as [number | null];
  return { status: status ?? 1, output };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = forge(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
