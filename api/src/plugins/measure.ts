import fp from 'fastify-plugin';
import type { Metrics } from '../metrics/metrics';

/** Measures every call by its route, so that addresses with ids in them do not each make a figure. */
export const measure = (metrics: Metrics) =>
  fp((app, _options, done) => {
    app.addHook('onResponse', (request, reply, finished) => {
      const route = request.routeOptions.url ?? 'unknown';
      metrics.requestTook(route, reply.statusCode, reply.elapsedTime / 1000);
      finished();
    });
    done();
  });
