import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { folderOf, versionOf } from '../build/front-ends';
import { descriptorOf } from './descriptor';
import { currentRelease, startApp } from './dev-app';
import { overrideBuilds } from './override-builds';
import type { FrontEnds } from './site';
import { releaseFolder, type SiteDescriptor } from '@updown/shared/site';

interface DevOptions {
  /** The remotes to serve from their sources. */
  readonly remotes: readonly string[];
  /** A deployed site that provides the other remotes; without one they are absent. */
  readonly deployedSite?: string | undefined;
}

async function deployedRemotes(site: string): Promise<SiteDescriptor['remotes']> {
  const response = await fetch(new URL('/site.json', site), {
    signal: AbortSignal.timeout(10_000),
  });
  return ((await response.json()) as SiteDescriptor).remotes;
}

/** The other remotes on the deployed site, and the paths under which our site forwards to them. */
async function borrow(site: string, own: readonly string[]) {
  const deployed = await deployedRemotes(site);
  const names = Object.keys(deployed).filter((name) => !own.includes(name));
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
  const [host, ...own] = await Promise.all([
    startApp('host', '/'),
    ...remotes.map((name) => startApp(folderOf(name), releaseFolder(name, versionOf(name)))),
  ]);
  const apps = [host, ...own];
  const overrides = deployedSite ? overrideBuilds(remotes, new URL(deployedSite).origin) : null;
  const describe = async () => {
    const site = descriptorOf(await Promise.all(own.map(currentRelease)));
    return { ...site, remotes: { ...borrowed.remotes, ...site.remotes } };
  };

  return {
    development: true,
    async serve(site: FastifyInstance) {
      site.get('/site.json', async (_request, reply) => reply.send(await describe()));
      overrides?.serve(site);
      // The deployed site counts the failures of its own versions only.
      if (deployedSite) site.post('/api/telemetry/*', (_request, reply) => reply.code(204).send());
      for (const { path, upstream } of [...borrowed.places, ...apps]) {
        await site.register(httpProxy, {
          upstream,
          prefix: path,
          rewritePrefix: path,
          websocket: true,
          // The site has checked the origin; the development server accepts only its own.
          wsClientOptions: { headers: { origin: upstream } },
        });
      }
    },
    async stop() {
      await Promise.all([...apps, ...(overrides ? [overrides] : [])].map((app) => app.stop()));
    },
  };
}
