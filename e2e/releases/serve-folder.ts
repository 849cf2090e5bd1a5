import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

/** Serves a site's folder as a simple web server would, without an API. */
export async function serveFolder(folder: string, port: number): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true });
  const root = [folder, join(folder, 'pages')];
  await server.register(fastifyStatic, { root, extensions: ['html'], cacheControl: false });
  await server.listen({ port, host: 'localhost' });
  return server;
}
