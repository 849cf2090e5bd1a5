import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { buildFrontEnds } from '../build/build-front-ends';
import { folderOf, remoteNames, versionOf, type RemoteName } from '../build/front-ends';
import { root } from '../launcher/root';
import { describeSite, remoteFolder } from './descriptor';
import type { FrontEnds } from './site';

const pages = new Set(['/', '/dashboard']);

/** A name with a hash of its content: under that name it is always the same. */
const hashed = /\.[0-9a-f]{8,}\.(?:js|css|html|woff2|svg|png)$/;

const setHeaders: NonNullable<FastifyStaticOptions['setHeaders']> = (response, path) => {
  response.setHeader(
    'cache-control',
    hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
};

async function serve(site: FastifyInstance, remotes: readonly RemoteName[]): Promise<void> {
  const descriptor = describeSite(remotes);
  site.get('/site.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(descriptor),
  );

  await site.register(fastifyStatic, {
    root: join(root, 'host', 'dist'),
    cacheControl: false,
    setHeaders,
  });
  for (const remote of remotes) {
    await site.register(fastifyStatic, {
      root: join(root, folderOf(remote), 'dist'),
      prefix: remoteFolder(remote, versionOf(remote)),
      decorateReply: false,
      cacheControl: false,
      setHeaders,
    });
  }

  site.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!wantsPage)
      return reply
        .code(404)
        .send({ success: false, error: 'not_found', message: 'There is nothing here.' });
    // The host has a page for every address, also for those that do not exist.
    return reply.code(pages.has(pathname) ? 200 : 404).sendFile('index.html');
  });
}

/** Builds what changed; then serves the host, the remotes in their folders, and the descriptor that names them. */
const prepare =
  (remotes: readonly RemoteName[]) =>
  async (signal?: AbortSignal): Promise<FrontEnds> => {
    await buildFrontEnds(signal, remotes);
    return {
      development: false,
      serve: (site) => serve(site, remotes),
      stop: () => Promise.resolve(),
    };
  };

/** The whole site. */
export const prepareBuiltFrontEnds = prepare(remoteNames);

/** The same host with the dashboard as its only page. */
export const prepareDashboardAlone = prepare(['dashboard']);
