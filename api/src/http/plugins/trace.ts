import fp from 'fastify-plugin';
import { startCall, type Traced } from '../../infra/tracing/tracing';

/**
 * Traces the calls that carry people's commands: the span, the lines in the log, and the header that names the trace
 * for the page. Reads are left out, so that their answers stay the same for everybody.
 */
export const trace = fp((app, _options, done) => {
  app.decorateRequest('traced', undefined);
  // After the rate limits, so that a caller beyond them causes no spans.
  app.addHook('preParsing', (request, reply, _payload, parse) => {
    const { url } = request.routeOptions;
    const isCommand = request.method === 'POST' && url !== undefined;
    const traced = isCommand ? startCall(`POST ${url}`, request.headers) : undefined;
    if (traced !== undefined) {
      request.traced = traced;
      request.log = reply.log = request.log.child({ traceId: traced.traceId });
      void reply.header('traceresponse', traced.header);
      // Pages of `CORS_ORIGINS` may read it too.
      void reply.header('access-control-expose-headers', 'traceresponse');
    }
    parse(null);
  });
  // The parser of the body loses the context, so it begins here.
  app.addHook('preHandler', ({ traced }, _reply, handle) => {
    if (traced === undefined) handle();
    else traced.run(handle);
  });
  app.addHook('onResponse', (request, reply, finished) => {
    const { traced, routeOptions } = request;
    if (traced !== undefined) {
      const { statusCode } = reply;
      if (statusCode >= 500) traced.fail();
      traced.span
        .setAttributes({
          'http.request.method': request.method,
          'http.route': routeOptions.url ?? '',
          'http.response.status_code': statusCode,
        })
        .end();
    }
    finished();
  });
  done();
});

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for reads, and without a collector. */
    traced: Traced | undefined;
  }
}
