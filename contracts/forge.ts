import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Wherever npm put OpenZeppelin: forge wants imported sources below its own folder, else their names vary by machine. */
const linkLibraries = (root: string): void => {
  const library = dirname(dirname(resolve('@openzeppelin/contracts/package.json')));
  const link = join(root, 'lib', '@openzeppelin');
  if (existsSync(join(link, 'contracts'))) return;
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(library, link);
};

const bundled = (): string | undefined => {
  try {
    return join(dirname(resolve('@foundry-rs/forge-linux-amd64/package.json')), 'bin', 'forge');
  } catch {
    return undefined; // an optional dependency: it exists for Linux on x64 only
  }
};

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((entry) => join(entry, 'forge'))
    .find((candidate) => existsSync(candidate));

const findForge = (): string => {
  const found = [process.env.FORGE_PATH, bundled(), onPath()].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  );
  if (found) return found;
  throw new Error(
    'forge was not found. The dependency @foundry-rs/forge-linux-amd64 brings it on Linux x64; elsewhere install ' +
      'Foundry 1.5.1 (https://getfoundry.sh) so that forge is on the PATH, or set FORGE_PATH to the program.',
  );
};

const environment = (env: Record<string, string>) => ({
  ...process.env,
  FOUNDRY_DISABLE_NIGHTLY_WARNING: '1',
  ...env,
});

/** Runs forge in this folder and returns its exit code. */
export const forge = (args: string[], env: Record<string, string> = {}): number => {
  linkLibraries(folder);
  const options = { cwd: folder, stdio: 'inherit', env: environment(env) } as const;
  const { status, error } = spawnSync(findForge(), args, options);
  if (error) throw error;
  return status ?? 1;
};

/** Runs forge in another folder that holds the like of this one, and returns what it printed. */
export const forgeOutput = async (
  args: string[],
  env: Record<string, string>,
  cwd: string,
): Promise<{ status: number; output: string }> => {
  linkLibraries(cwd);
  const child = spawn(findForge(), args, { cwd, env: environment(env) });
  let output = '';
  const collect = (text: Buffer) => (output += text.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const [status] = (await once(child, 'close')) as [number | null];
  return { status: status ?? 1, output };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = forge(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
