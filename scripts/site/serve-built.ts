import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { folderOf, versionOf } from '../build/front-ends';
import { root } from '../lib/root';
import { HOST_FILE } from '../release/site/host-file';
import { builtPages } from './built-pages';
import { cacheControl } from './caching';
import { describeSite } from './descriptor';
import { pageRoute } from './page-files';
import { thisCheckout } from './this-checkout';
import { releaseFolder } from '@updown/shared/site';

const setHeaders: NonNullable<FastifyStaticOptions['setHeaders']> = (response, path) => {
  response.setHeader('cache-control', cacheControl(path));
};

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', cacheControl('/'))
    .send(html);
}

/** Serves the built host, its pages, those remotes in their folders, and the descriptor that names them. */
export async function serveBuilt(site: FastifyInstance, remotes: readonly string[]): Promise<void> {
  const descriptor = await describeSite(remotes);
  const { pages, other } = await builtPages(descriptor);
  site.get('/site.json', (_request, reply) =>
    reply.header('cache-control', cacheControl('/site.json')).send(descriptor),
  );
  site.get(`/${HOST_FILE}`, (_request, reply) =>
    reply.header('cache-control', cacheControl(HOST_FILE)).send(thisCheckout().host),
  );
  for (const [address, html] of pages) {
    site.get(pageRoute(address), (_request, reply) => sendPage(reply, html));
  }

  await site.register(fastifyStatic, {
    root: join(root, 'host', 'dist'),
    index: false,
    cacheControl: false,
    setHeaders,
  });
  for (const remote of remotes) {
    await site.register(fastifyStatic, {
      root: join(root, folderOf(remote), 'dist'),
      prefix: releaseFolder(remote, versionOf(remote)),
      decorateReply: false,
      cacheControl: false,
      setHeaders,
    });
  }

  site.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    // The host shows a page for unknown addresses too.
    return wantsPage
      ? sendPage(reply.code(404), other)
      : reply
          .code(404)
          .send({ success: false, error: 'not_found', message: 'There is nothing here.' });
  });
}
