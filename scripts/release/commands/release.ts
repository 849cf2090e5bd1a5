import { join } from 'node:path';
import { buildFolders } from '../../build/build-front-ends';
import { checkRemoteNames, folderOf, versionOf } from '../../build/front-ends';
import { root } from '../../lib/root';
import { nameIn, parseOptions } from '../options';
import { readBuilt } from '../publish/built-release';
import { shareFrom } from '../rules/roll-out';
import { openStore } from '../store/open-store';
import { tryInHost } from '../trial/try-in-host';
import { buildAndRelease } from './release-built';

const USAGE =
  'npm run release -w remote-<name> -- <site> [--share <percent>] [--skip-needs] [--skip-trial]';

/** Builds this checkout's remote, publishes it, and gives it to the visitors. */
export async function release(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['share', 'skip-needs', 'skip-trial'], USAGE);
  const name = nameIn(options, USAGE);
  checkRemoteNames([name]);
  const share = shareFrom(options.share ?? '100');
  const store = openStore(options.target);
  const build = async () => {
    await buildFolders([folderOf(name)]);
    return readBuilt(join(root, folderOf(name), 'dist'));
  };
  const { skipNeeds, skipTrial } = options;
  const planned = { name, version: versionOf(name) };
  await buildAndRelease(store, planned, build, { share, skipNeeds, skipTrial, tried: tryInHost });
  return 0;
}
