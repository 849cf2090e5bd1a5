import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { makeCertificate } from '../../../scripts/operate/testing/certificate';
import { proxyApi } from '../../../scripts/site/api-proxy';
import type { Site } from './sites';

export type Protocol = 'HTTP/1.1' | 'HTTP/2';

export interface Front {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A self-signed certificate, for browsers that accept one. */
async function certificate() {
  const folder = await mkdtemp(join(tmpdir(), 'updown-certificate-'));
  try {
    const made = makeCertificate(folder);
    return { key: await readFile(made.key), cert: await readFile(made.certificate) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_OPERATION_FLUSH: flush } = constants;

/**
 * Serves a site with brotli over the given protocol, and proxies the API of the running site. It compresses each piece of
 * the page as soon as it is there, as nginx does.
 */
export async function serveFront(
  { folder, pieces }: Site,
  protocol: Protocol,
  siteUrl: string,
): Promise<Front> {
  const isSecure = protocol === 'HTTP/2';
  const options = { forceCloseConnections: true };
  // Fastify has a different type for each protocol, but the code below is the same for both.
  const app: FastifyInstance = isSecure
    ? (Fastify({ ...options, http2: true, https: await certificate() }) as never)
    : Fastify(options);
  await proxyApi(app, siteUrl);
  await app.register(fastifyStatic, { root: folder, index: false, preCompressed: true });
  app.get('/', (_request, reply) => {
    const compressing = createBrotliCompress({ flush, params: { [QUALITY]: 5 } });
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .send(Readable.from(pieces()).pipe(compressing));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `${isSecure ? 'https' : 'http'}://localhost:${port}`,
    stop: () => app.close(),
  };
}
