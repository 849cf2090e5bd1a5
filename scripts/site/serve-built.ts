import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { folderOf, versionOf, type RemoteName } from '../build/front-ends';
import { root } from '../launcher/root';
import { builtPages } from './built-pages';
import { cacheControl } from './caching';
import { describeSite, remoteFolder } from './descriptor';

const setHeaders: NonNullable<FastifyStaticOptions['setHeaders']> = (response, path) => {
  response.setHeader('cache-control', cacheControl(path));
};

const sendPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', cacheControl('/')).send(html);

/** Serves the built host, its pages, those remotes in their folders, and the descriptor that names them. */
export async function serveBuilt(
  site: FastifyInstance,
  remotes: readonly RemoteName[],
): Promise<void> {
  const descriptor = describeSite(remotes);
  const { pages, other } = await builtPages(descriptor);
  site.get('/site.json', (_request, reply) =>
    reply.header('cache-control', cacheControl('/site.json')).send(descriptor),
  );
  for (const [address, html] of pages) {
    site.get(address, (_request, reply) => sendPage(reply, html));
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
      prefix: remoteFolder(remote, versionOf(remote)),
      decorateReply: false,
      cacheControl: false,
      setHeaders,
    });
  }

  site.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    // The host has a page for every address, also for those that do not exist.
    return wantsPage
      ? sendPage(reply.code(404), other)
      : reply
          .code(404)
          .send({ success: false, error: 'not_found', message: 'There is nothing here.' });
  });
}
