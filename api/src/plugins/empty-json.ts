import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** A call that needs no body may say that its body is JSON and send none. */
const acceptEmpty = (app: FastifyInstance, _options: object, done: () => void) => {
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
};

export const emptyJson = fp(acceptEmpty);
