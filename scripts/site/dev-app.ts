import { startDevServer } from '../../webpack/dev-server';
import type { Mode } from '../../webpack/mode';
import { RELEASE_FILE } from '../../webpack/release-file';
import type { AppConfig } from '../../webpack.common';
import { freePort } from '../lib/free-port';
import type { ReleaseFile } from '@updown/shared/site';

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

/** The release of the latest build: an edit changes its hashes. */
export async function currentRelease({ upstream, path }: DevApp): Promise<ReleaseFile> {
  const response = await fetch(new URL(`${path}${RELEASE_FILE}`, upstream));
  return (await response.json()) as ReleaseFile;
}
