import type { FastifyInstance } from 'fastify';
import { describeApps, startRemotes, type DevApp } from './dev-app';

const BELOW = '/override';

interface OverrideBuilds {
  serve(site: FastifyInstance): void;
  stop(): Promise<void>;
}

/**
 * The remotes as a page of the deployed site can run them: production builds, because that page has React's production
 * build. The first request starts them; each edit builds them again.
 */
export function overrideBuilds(remotes: readonly string[], deployed: string): OverrideBuilds {
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
