import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { invalid } from '../../game/api-error';

/** The escape for U+0000, unless its backslash is itself escaped. PostgreSQL stores no text with this character. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Accepts a request with an empty body although its content type is JSON, and rejects a body whose texts no column can
 * hold.
 */
function parseJson(app: FastifyInstance, _options: object, done: () => void) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, parsed) => {
      if (body === '') parsed(null, undefined);
      else if (NUL.test(body)) parsed(invalid('The body has the character U+0000.'));
      else void parse(request, body, parsed);
    },
  );
  done();
}

export const jsonBodies = fp(parseJson);
