import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName } from '@updown/protocol/site/container-name';
import webpack from 'webpack';
import type { BuiltRelease } from '../../remote-kit/src/release/publish/built-release';
import { integrityOf } from '../../webpack/integrity-of';

const NAME = 'badges';
const VERSION = '0.1.0';
const ENTRY = 'remote-entry.js';

const BADGE = `
  import { usePlaceContext } from '@updown/shared';
  export function Badge() {
    const { rank } = usePlaceContext('leaderboard.row');
    return 'Badge ' + rank;
  }`;

/** A remote that fills the place in the rows of the leaderboard, built with the plugin alone. */
export async function badgeRemote(): Promise<BuiltRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'badges-'));
  const dist = join(folder, 'dist');
  await writeFile(join(folder, 'badge.js'), BADGE);
  const range = '>=0.23.0';
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: {},
    output: { path: dist, publicPath: 'auto', uniqueName: NAME },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(NAME, VERSION),
        filename: ENTRY,
        exposes: { './Badge': './badge.js' },
        shared: { '@updown/shared': { singleton: true, import: false, requiredVersion: range } },
        dts: false,
      }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (fault === null ? resolve() : reject(fault)));
    });
  });
  const names = (await readdir(dist)).filter((name) => name.endsWith('.js'));
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(dist, name))] as const),
  );
  await rm(folder, { recursive: true });
  const title = { en: 'Badge' };
  return {
    file: {
      name: NAME,
      version: VERSION,
      commit: 'test',
      entry: ENTRY,
      needs: { '@updown/shared': range },
      modules: { Badge: [] },
      contributes: { places: [{ place: 'leaderboard.row', title, module: 'Badge' }] },
      files: Object.fromEntries(files.map(([name, content]) => [name, integrityOf(content)])),
    },
    contents: new Map(files),
  };
}
