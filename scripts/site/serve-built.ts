import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { folderOf, versionOf, type RemoteName } from '../build/front-ends';
import { root } from '../launcher/root';
import { describeSite, remoteFolder } from './descriptor';

const pages = new Set(['/', '/dashboard']);

/** A name with a hash of its content: under that name it is always the same. */
const hashed = /\.[0-9a-f]{8,}\.(?:js|css|html|woff2|svg|png)$/;

const setHeaders: NonNullable<FastifyStaticOptions['setHeaders']> = (response, path) => {
  response.setHeader(
    'cache-control',
    hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
};

/** Serves the built host, its pages, those remotes in their folders, and the descriptor that names them. */
export async function serveBuilt(
  site: FastifyInstance,
  remotes: readonly RemoteName[],
): Promise<void> {
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
