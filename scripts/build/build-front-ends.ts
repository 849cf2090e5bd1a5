import { join } from 'node:path';
import { inTurns } from '../../tools/in-turns';
import { Problem } from '../../tools/problem';
import { root } from '../../tools/root';
import { runProgram } from '../../tools/run-program';
import { VERSION_OF_BUILD } from '../../webpack/packages';
import { buildOnce } from './build-record';
import { contractSources, fingerprint } from './fingerprint';
import { folderOf, remoteNames } from './front-ends';

/** The sources of every front end, beside its own folder. */
const common = [
  'shared/src',
  'shared/texts',
  'shared/package.json',
  ...contractSources,
  'webpack',
  'webpack.common.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];

/** The values of the environment that a build reads. */
function environment(): string {
  const names = ['CHART_WIDGET_SCRIPT', 'UPDOWN_SITE_KEYS', VERSION_OF_BUILD];
  return names.map((name) => process.env[name] ?? '').join('\n');
}

const webpack = join(root, 'node_modules', 'webpack', 'bin', 'webpack.js');

async function build(folder: string, sources: string, signal?: AbortSignal): Promise<boolean> {
  const product = folder === 'host' ? 'dist/index.html' : 'dist/release.json';
  const all = await fingerprint(root, [folder], sources);
  return buildOnce({ root, folder, product, sources: all }, async () => {
    const { ok, output } = await runProgram(
      process.execPath,
      ['--import', 'tsx', webpack, '--config', 'webpack.config.ts', '--mode', 'production'],
      { cwd: join(root, folder), env: { NODE_ENV: 'production' }, signal },
    );
    if (!ok) throw new Problem(`${folder} could not be built:\n\n${output.trim()}`);
  });
}

/** Builds those folders whose sources changed since their last build. Resolves with the folders that it built. */
export async function buildFolders(
  folders: readonly string[],
  signal?: AbortSignal,
): Promise<string[]> {
  const built: string[] = [];
  const sources = await fingerprint(root, common, environment());
  const work = async (folder: string) => {
    signal?.throwIfAborted();
    if (await build(folder, sources, signal)) built.push(folder);
  };
  await inTurns(folders, work, 2);
  return built;
}

/** Builds the host and those remotes. */
export function buildFrontEnds(
  signal?: AbortSignal,
  remotes: readonly string[] = remoteNames,
): Promise<string[]> {
  return buildFolders(['host', ...remotes.map(folderOf)], signal);
}
