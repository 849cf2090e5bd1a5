import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const unavailable = {
  success: false,
  error: 'api_unavailable',
  message: 'The API does not answer. It may be starting; please try again shortly.',
  params: {},
};

/** Forwards /api to the API. The event stream passes unbuffered and has no time limit. */
export async function proxyApi(site: FastifyInstance, apiUrl: string): Promise<void> {
  // A scope of its own, because it parses no body.
  await site.register(async (scope) => {
    // The whole body first: the API may answer before it has read one, and then the rest has nowhere to go.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, Readable.from([body]));
    });
    await scope.register(httpProxy, {
      upstream: apiUrl,
      prefix: '/api',
      rewritePrefix: '/api',
      proxyPayloads: false,
      undici: { bodyTimeout: 0, headersTimeout: 60_000 },
      replyOptions: {
        // The API names the site in the text that a player signs to sign in.
        rewriteRequestHeaders: ({ headers: { host } }, headers) =>
          host === undefined ? headers : { ...headers, 'x-forwarded-host': host },
        onError: (reply) => void reply.code(503).send(unavailable),
      },
    });
  });
}
