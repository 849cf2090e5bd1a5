import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { describeApps, type DevApp, startApp, startRemotes } from './dev-app';
import type { FrontEnds } from './site';
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';

const BELOW = '/override';

interface OverrideBuilds {
  serve(site: FastifyInstance): void;
  stop(): Promise<void>;
}

/**
 * The remotes as a page of the deployed site can run them: production builds, because that page has React's production
 * build. The first request starts them; each edit builds them again.
 */
function overrideBuilds(remotes: readonly string[], deployed: string): OverrideBuilds {
  let started: Promise<readonly DevApp[]> | undefined;
  const start = () => (started ??= startRemotes(remotes, BELOW, 'production'));
  const describe = async () => {
    const described = await describeApps(await start());
    const below = Object.entries(described.remotes).map(
      ([name, release]) => [name, { ...release, entry: `${BELOW}${release.entry}` }] as const,
    );
    return { remotes: Object.fromEntries(below) };
  };
  const cors = { 'access-control-allow-origin': deployed, 'cache-control': 'no-store' };

  return {
    serve(site) {
      site.get('/override.json', async (_request, reply) =>
        reply.headers(cors).send(await describe()),
      );
      site.get(`${BELOW}/*`, async ({ url }, reply) => {
        const app = (await start()).find(({ path }) => url.startsWith(path));
        if (app === undefined) return reply.code(404).send();
        const answer = await fetch(new URL(url, app.upstream));
        return reply
          .code(answer.status)
          .headers({ ...cors, 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
          .send(Buffer.from(await answer.arrayBuffer()));
      });
    },
    stop: async () => {
      await Promise.all(((await started) ?? []).map((app) => app.stop()));
    },
  };
}

interface DevOptions {
  /** The remotes to serve from their sources. */
  readonly remotes: readonly string[];
  /** A deployed site that provides the other remotes; without one they are absent. */
  readonly deployedSite?: string | undefined;
}

/** The other remotes on the deployed site, and the paths under which our site forwards to them. */
async function borrow(site: string, own: readonly string[]) {
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(new URL('/site.json', site), { signal });
  const { remotes } = (await response.json()) as SiteDescriptor;
  const others = Object.entries(remotes).filter(([name]) => !own.includes(name));
  const upstream = new URL(site).origin;
  return {
    remotes: Object.fromEntries(others),
    places: others.map(([name]) => ({ path: `/remotes/${name}/`, upstream })),
  };
}

/** Serves the host and the given remotes with hot reload, all from this process. */
export async function prepareDevFrontEnds({
  remotes,
  deployedSite,
}: DevOptions): Promise<FrontEnds> {
  const borrowed = deployedSite ? await borrow(deployedSite, remotes) : { remotes: {}, places: [] };
  const [host, own] = await Promise.all([startApp('host', '/'), startRemotes(remotes)]);
  const apps = [host, ...own];
  const overrides = deployedSite ? overrideBuilds(remotes, new URL(deployedSite).origin) : null;
  const describe = async () => {
    const site = await describeApps(own);
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
