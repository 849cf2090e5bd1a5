import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { makeCertificate } from '../../../scripts/operate/testing/certificate';
import { answersOf, filledPieces } from '../../../scripts/site/answers';
import { proxyApi } from '../../../scripts/site/api-proxy';

export type Protocol = 'HTTP/1.1' | 'HTTP/2';

interface Options {
  readonly protocol: Protocol;
  /** The composed site. It answers whatever the files lack. */
  readonly siteUrl: string;
  /** By path; replaces the site's own. */
  readonly files?: ReadonlyMap<string, Buffer>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Readable;
}

export interface Front {
  readonly url: string;
  /** Serves these files too, before all others; without them, the first ones again. */
  readonly release: (files?: ReadonlyMap<string, Buffer>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const COMPRESSED = /\b(?:html|javascript|json|css|svg)\b/;
const SENT_HEADERS = ['content-type', 'cache-control', 'content-security-policy'];

/** A file is compressed once; a page is filled and compressed for each visit, as quickly as nginx does. */
const FILE_QUALITY = 11;
const PAGE_QUALITY = 5;

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_OPERATION_FLUSH: flush } = constants;

function compress(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, { params: { [QUALITY]: FILE_QUALITY } });
}

/** Sends each piece as soon as it is there, as nginx does. */
function compressPage(pieces: Readable): Readable {
  return pieces.pipe(createBrotliCompress({ flush, params: { [QUALITY]: PAGE_QUALITY } }));
}

/** For browsers that ignore who signed it. */
async function certificate() {
  const folder = await mkdtemp(join(tmpdir(), 'updown-certificate-'));
  try {
    const made = makeCertificate(folder);
    return { key: await readFile(made.key), cert: await readFile(made.certificate) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The files of a folder by their paths on the site. */
export async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents = paths.map(
    async (path) => [`/${relative(folder, path)}`, await readFile(path)] as const,
  );
  return new Map(await Promise.all(contents));
}

function isPage(headers: Answer['headers']) {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

/** Serves a site as one server does both: the same protocol, headers and compression. */
export async function serveFront({ protocol, siteUrl, files }: Options): Promise<Front> {
  let own = new Map(files);
  const known = new Map<string, Promise<Answer>>();

  const answerTo = async (path: string): Promise<Answer> => {
    // The headers of a file are those of the site for such a path.
    const replaced = own.get(path);
    const like = replaced && path.endsWith('.js') ? '/main.00000000.js' : path;
    const response = await fetch(new URL(like, siteUrl));
    const headers = Object.fromEntries(
      SENT_HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    const status = replaced ? 200 : response.status;
    const compressed: Record<string, string> = { ...headers, 'content-encoding': 'br' };
    if (isPage(headers)) {
      const pieces = replaced
        ? Readable.from(filledPieces(replaced.toString(), answersOf(siteUrl)))
        : Readable.fromWeb(response.body as ReadableStream);
      return { status, headers: compressed, body: compressPage(pieces) };
    }
    const body = replaced ?? Buffer.from(await response.arrayBuffer());
    if (replaced && path.endsWith('.js')) {
      compressed['content-type'] = 'text/javascript; charset=utf-8';
      compressed['cache-control'] = 'public, max-age=31536000, immutable';
    }
    return COMPRESSED.test(compressed['content-type'] ?? '')
      ? { status, headers: compressed, body: await compress(body) }
      : { status, headers, body };
  };

  const send = async (reply: FastifyReply, path: string) => {
    const answer = await (known.get(path) ?? answerTo(path));
    // A page has answers of the moment inside.
    if (!isPage(answer.headers)) known.set(path, Promise.resolve(answer));
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  };

  const secure = protocol === 'HTTP/2';
  const options = { forceCloseConnections: true };
  // Fastify has a type of its own for each protocol; what follows is the same for all.
  const app: FastifyInstance = secure
    ? (Fastify({ ...options, http2: true, https: await certificate() }) as never)
    : Fastify(options);
  await proxyApi(app, siteUrl);
  app.get('*', (request, reply) => send(reply, new URL(request.url, siteUrl).pathname));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `${secure ? 'https' : 'http'}://localhost:${port}`,
    release: async (released) => {
      const before = own;
      own = new Map([...(files ?? []), ...(released ?? [])]);
      // Compressed now, so that no visit waits for it.
      const paths = new Set([...before.keys(), ...own.keys()]);
      for (const path of paths) {
        if (path !== '/' && !path.endsWith('.html')) known.set(path, answerTo(path));
      }
      await Promise.all(known.values());
    },
    stop: () => app.close(),
  };
}
