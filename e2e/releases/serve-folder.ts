import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

/** Serves a folder as any web server would, without an API. */
export async function serveFolder(folder: string, port: number): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root: folder, extensions: ['html'], cacheControl: false });
  await server.listen({ port, host: 'localhost' });
  return server;
}
