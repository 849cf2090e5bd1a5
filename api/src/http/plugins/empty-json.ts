import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Accepts a request with an empty body although its content type is JSON. */
function acceptEmpty(app: FastifyInstance, _options: object, done: () => void) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, parsed) => {
      if (body === '') parsed(null, undefined);
      else void parse(request, body, parsed);
    },
  );
  done();
}

export const emptyJson = fp(acceptEmpty);
