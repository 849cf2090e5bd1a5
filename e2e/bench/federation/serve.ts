import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { makeCertificate } from '../../../scripts/operate/testing/certificate';
import { proxyApi } from '../../../scripts/site/api-proxy';

export type Protocol = 'HTTP/1.1' | 'HTTP/2';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A page is a stream, because its content may differ between visits. */
  readonly body: Buffer | Readable;
}

/** Returns the site's uncompressed response for a path. */
export type Source = (path: string) => Promise<Answer>;

export interface Front {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const SENT_HEADERS = ['content-type', 'cache-control', 'content-security-policy'];
const COMPRESSED = /\b(?:html|javascript|json|css|svg)\b/;

/** A running site, as a visitor gets it. */
export function running(siteUrl: string): Source {
  return async (path) => {
    const response = await fetch(new URL(path, siteUrl));
    const headers = Object.fromEntries(
      SENT_HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    const body = headers['content-type']?.startsWith('text/html')
      ? Readable.fromWeb(response.body as ReadableStream)
      : Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers, body };
  };
}

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_OPERATION_FLUSH: flush } = constants;

/** Compresses as nginx does: a file at the best quality, and each chunk of a page as soon as it arrives. */
async function compress({ status, headers, body }: Answer): Promise<Answer> {
  if (!COMPRESSED.test(headers['content-type'] ?? '')) return { status, headers, body };
  const compressed =
    body instanceof Readable
      ? body.pipe(createBrotliCompress({ flush, params: { [QUALITY]: 5 } }))
      : await promisify(brotliCompress)(body, { params: { [QUALITY]: 11 } });
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: compressed };
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

/** Serves a site with brotli over the given protocol, and proxies the API of the running site. */
export async function serveFront(
  source: Source,
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
  const known = new Map<string, Answer>();
  app.get('*', async (request, reply) => {
    const { pathname } = new URL(request.url, siteUrl);
    const answer = known.get(pathname) ?? (await compress(await source(pathname)));
    if (!(answer.body instanceof Readable)) known.set(pathname, answer);
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `${isSecure ? 'https' : 'http'}://localhost:${port}`,
    stop: () => app.close(),
  };
}
