import fp from 'fastify-plugin';
import type { Metrics } from '../../infra/metrics';

/** Measures every request by route, so that ids in URLs do not each create a metric. */
export function measure(metrics: Metrics) {
  return fp((app, _options, done) => {
    app.addHook('onResponse', (request, reply, finished) => {
      const route = request.routeOptions.url ?? 'unknown';
      metrics.requestTook(route, reply.statusCode, reply.elapsedTime / 1000);
      finished();
    });
    done();
  });
}
