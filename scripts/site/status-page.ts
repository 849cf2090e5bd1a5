import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../remote-kit/src/release/store/store';
import { root } from '../../tools/root';
import { keepFiles } from './kept-files';

const FOLDER = join(root, 'operations', 'status');

/** The page `/status`, which nginx serves on a deployed site. It needs neither the host nor the API. */
export async function serveStatusPage(site: FastifyInstance): Promise<void> {
  await site.register(async (own) => {
    await own.register(serveStatic, { root: FOLDER, prefix: '/status/' });
    own.get('/status', (_request, reply) => reply.sendFile('status.html'));
  });
}

/** Puts the page into a site of files, as `status.html` beside `other.html`. The operator's own lines stay. */
export async function putStatusPage(store: Store): Promise<void> {
  const files = await keepFiles(FOLDER, 'status/');
  for (const [path, content] of files) {
    const isWritten = path === 'status/incidents.txt' && (await store.read(path)) !== undefined;
    if (isWritten || path.endsWith('.d.ts')) continue;
    await store.write(path === 'status/status.html' ? 'status.html' : path, content);
  }
}
