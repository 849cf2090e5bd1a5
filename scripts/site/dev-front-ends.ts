import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { folderOf, remoteNames, versionOf, type RemoteName } from '../build/front-ends';
import { freePort } from '../launcher/ports';
import { startDevServer } from '../../webpack/dev-server';
import type { AppConfig } from '../../webpack.common';
import { describeSite, remoteFolder, type SiteDescriptor } from './descriptor';
import type { FrontEnds } from './front-ends';

interface DevOptions {
  /** The remotes that are being worked on. */
  readonly remotes: readonly RemoteName[];
  /** A deployed site to take the other remotes from; without one their places are absent. */
  readonly deployedSite?: string | undefined;
}

interface DevApp {
  readonly path: string;
  readonly upstream: string;
  stop(): Promise<void>;
}

async function startApp(folder: string, path: string): Promise<DevApp> {
  const port = await freePort();
  const { default: config } = (await import(`../../${folder}/webpack.config.ts`)) as {
    default: AppConfig;
  };
  const server = await startDevServer(config, { port, path });
  return { path, upstream: `http://127.0.0.1:${port}`, stop: () => server.stop() };
}

async function deployedRemotes(site: string): Promise<SiteDescriptor['remotes']> {
  const response = await fetch(new URL('/site.json', site), {
    signal: AbortSignal.timeout(10_000),
  });
  return ((await response.json()) as SiteDescriptor).remotes;
}

/** Where each remote that is not being worked on is on the deployed site, to be reached through ours. */
async function borrow(site: string, own: readonly RemoteName[]) {
  const deployed = await deployedRemotes(site);
  const names = remoteNames.filter((name) => !own.includes(name) && deployed[name]);
  return {
    remotes: Object.fromEntries(names.map((name) => [name, deployed[name]])),
    places: names.map((name) => ({ path: `/remotes/${name}/`, upstream: new URL(site).origin })),
  };
}

/** Serves the host and the given remotes with hot reload, all from this process. */
export async function prepareDevFrontEnds({
  remotes,
  deployedSite,
}: DevOptions): Promise<FrontEnds> {
  const borrowed = deployedSite ? await borrow(deployedSite, remotes) : { remotes: {}, places: [] };
  const apps = await Promise.all([
    startApp('host', '/'),
    ...remotes.map((name) => startApp(folderOf(name), remoteFolder(name, versionOf(name)))),
  ]);
  const descriptor = { remotes: { ...borrowed.remotes, ...describeSite(remotes).remotes } };

  return {
    development: true,
    async serve(site: FastifyInstance) {
      site.get('/site.json', (_request, reply) => reply.send(descriptor));
      for (const { path, upstream } of [...borrowed.places, ...apps]) {
        await site.register(httpProxy, {
          upstream,
          prefix: path,
          rewritePrefix: path,
          websocket: true,
          // The site has looked at the origin; the development server knows no other than its own.
          wsClientOptions: { headers: { origin: upstream } },
        });
      }
    },
    async stop() {
      await Promise.all(apps.map((app) => app.stop()));
    },
  };
}
