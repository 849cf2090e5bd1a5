import { freePort } from '../../tools/free-port';
import type { AppConfig } from '../../webpack/app-config';
import { startDevServer } from '../../webpack/dev-server';
import type { Mode } from '../../webpack/mode';
import { RELEASE_FILE } from '../../webpack/release-file';
import { folderOf, versionOf } from '../build/front-ends';
import { descriptorOf } from './descriptor';
import {
  releaseFolder,
  type ReleaseFile,
  type SiteDescriptor,
} from '@updown/protocol/site/site-descriptor';

/** The server of one app, which builds it again at each edit. */
export interface DevApp {
  readonly path: string;
  readonly upstream: string;
  stop(): Promise<void>;
}

export async function startApp(folder: string, path: string, mode?: Mode): Promise<DevApp> {
  const port = await freePort();
  const { default: config } = (await import(`../../${folder}/webpack.config.ts`)) as {
    default: AppConfig;
  };
  const server = await startDevServer(config, { port, path, ...(mode && { mode }) });
  return { path, upstream: `http://127.0.0.1:${port}`, stop: () => server.stop() };
}

/** Starts the apps of remotes, each at its place on a site or below another path of it. */
export function startRemotes(names: readonly string[], below = '', mode?: Mode): Promise<DevApp[]> {
  const placeOf = (name: string) => `${below}${releaseFolder(name, versionOf(name))}`;
  return Promise.all(names.map((name) => startApp(folderOf(name), placeOf(name), mode)));
}

/** The descriptor of the latest builds: an edit changes their hashes. */
export async function describeApps(remotes: readonly DevApp[]): Promise<SiteDescriptor> {
  const releases = remotes.map(async ({ upstream, path }) => {
    const response = await fetch(new URL(`${path}${RELEASE_FILE}`, upstream));
    return (await response.json()) as ReleaseFile;
  });
  return descriptorOf(await Promise.all(releases));
}
