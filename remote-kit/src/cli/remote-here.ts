import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { Problem } from '../../../tools/problem';
import { packageIn, remoteNameOf } from '../../../webpack/packages';
import { runWebpack } from '../../../webpack/run-webpack';
import type { RemoteSources } from '../release/commands/release';

const CONFIG = 'webpack.config.js';

/** The remote whose repository a command was called in. */
export interface RemoteHere extends RemoteSources {
  /** Its name in a site's descriptor. */
  readonly name: string;
  readonly version: string;
  readonly configuration: () => Promise<Configuration>;
}

async function configurationIn(folder: string): Promise<Configuration> {
  const file = join(folder, CONFIG);
  if (!existsSync(file)) throw new Problem(`There is no ${file}: see @updown/remote-kit/webpack.`);
  const { default: config } = (await import(pathToFileURL(file).href)) as {
    default: () => Configuration;
  };
  return config();
}

async function build(folder: string, configuration: Configuration): Promise<void> {
  await runWebpack(configuration).catch((error: Error) => {
    throw new Problem(`${folder} could not be built:\n\n${error.message.trim()}`);
  });
}

/** The remote in a folder. */
export function remoteIn(folder: string): RemoteHere {
  if (!existsSync(join(folder, 'package.json'))) {
    throw new Problem(`${folder} has no package.json: call this in the repository of a remote.`);
  }
  const { name, version } = packageIn(folder);
  if (remoteNameOf(name) === name) {
    throw new Problem(`The package in ${folder} is ${name}; that of a remote is remote-<name>.`);
  }
  const configuration = () => configurationIn(folder);
  return {
    name: remoteNameOf(name),
    version,
    folder,
    configuration,
    build: async () => build(folder, await configuration()),
  };
}
