import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFirstPaint } from '../../remote-kit/src/pages/first-paint';
import { pageRoute, composePages } from '../../remote-kit/src/pages/pages';
import { HOST_FILE } from '../../remote-kit/src/release/site/host-file';
import { cacheControl } from '../../remote-kit/src/release/store/headers';
import { root } from '../../tools/root';
import { folderOf, versionOf } from '../build/front-ends';
import { describeSite } from './descriptor';
import { keepFiles, serveKept } from './kept-files';
import { thisCheckout } from './this-checkout';
import { releaseFolder, type SiteDescriptor } from '@updown/protocol/site/site-descriptor';

function distOf(folder: string): string {
  return join(root, folder, 'dist');
}

/** The pages of the site that was built in this checkout, with what its host has rendered ahead. */
export async function builtPages(descriptor: SiteDescriptor) {
  const contentOf = (path: string) => readFile(join(distOf('host'), path));
  const firstPaint = await readFirstPaint((path) => contentOf(path).catch(() => undefined));
  return composePages((await contentOf('index.html')).toString(), { descriptor, firstPaint });
}

/** What a build of this checkout has to serve. */
async function builtSite(remotes: readonly string[]) {
  const descriptor = await describeSite(remotes);
  const files = await Promise.all([
    keepFiles(distOf('host'), '/'),
    ...remotes.map((name) =>
      keepFiles(distOf(folderOf(name)), releaseFolder(name, versionOf(name))),
    ),
  ]);
  const data = { '/site.json': descriptor, [`/${HOST_FILE}`]: thisCheckout().host };
  const written = Object.entries(data).map(
    ([path, content]) => [path, Buffer.from(JSON.stringify(content))] as const,
  );
  return {
    ...(await builtPages(descriptor)),
    files: new Map([...files.flatMap((each) => [...each]), ...written]),
  };
}

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', cacheControl('/'))
    .send(html);
}

/**
 * Serves the built host, its pages, those remotes in their folders, and the descriptor that names them. They are in memory,
 * so that a later build in this checkout takes no file from a page that is open.
 */
export async function serveBuilt(site: FastifyInstance, remotes: readonly string[]): Promise<void> {
  const { pages, other, files } = await builtSite(remotes);
  for (const [address, html] of pages) {
    site.get(pageRoute(address), (_request, reply) => sendPage(reply, html));
  }
  serveKept(site, files);

  site.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    // The host shows a page for unknown addresses too.
    return wantsPage
      ? sendPage(reply.code(404), other)
      : reply.code(404).send({
          success: false,
          error: 'not_found',
          message: 'There is nothing here.',
          params: {},
        });
  });
}
