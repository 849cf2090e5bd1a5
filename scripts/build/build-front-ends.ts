import { join } from 'node:path';
import { Problem } from '../launcher/problem';
import { root } from '../launcher/root';
import { buildOnce } from './build-record';
import { contractSources } from './contract-sources';
import { fingerprint } from './fingerprint';
import { folderOf, remoteNames, type RemoteName } from './front-ends';
import { runProgram } from './run-program';

/** What every front end is built from, beside its own folder. */
const common = [
  'shared/src',
  'shared/package.json',
  ...contractSources,
  'webpack',
  'webpack.common.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];

/** What a build reads from the environment. */
const environment = ['CHART_WIDGET_SCRIPT'].map((name) => process.env[name] ?? '').join('\n');

const webpack = join(root, 'node_modules', 'webpack', 'bin', 'webpack.js');

async function build(folder: string, sources: string, signal?: AbortSignal): Promise<boolean> {
  const product = folder === 'host' ? 'dist/index.html' : 'dist/mf-manifest.json';
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

/** Builds the host and those remotes whose sources changed since their last build; answers with their folders. */
export async function buildFrontEnds(
  signal?: AbortSignal,
  remotes: readonly RemoteName[] = remoteNames,
): Promise<string[]> {
  const waiting = ['host', ...remotes.map(folderOf)];
  const built: string[] = [];
  const sources = await fingerprint(root, common, environment);
  const work = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      signal?.throwIfAborted();
      if (await build(folder, sources, signal)) built.push(folder);
    }
  };
  await Promise.all([work(), work()]);
  return built;
}
