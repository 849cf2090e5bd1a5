import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { root } from '../lib/root';

/** The page `/status`, which nginx serves on a deployed site. It needs neither the host nor the API. */
export async function serveStatusPage(site: FastifyInstance): Promise<void> {
  await site.register(async (own) => {
    await own.register(serveStatic, {
      root: join(root, 'operations', 'status'),
      prefix: '/status/',
    });
    own.get('/status', (_request, reply) => reply.sendFile('status.html'));
  });
}
