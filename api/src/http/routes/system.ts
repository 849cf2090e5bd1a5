import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { systemEndpoints } from '../endpoints/system';
import type { Services } from './services';

type Needs = Pick<Services, 'clock' | 'config' | 'readiness' | 'metrics'>;

export function systemRoutes({
  clock,
  config,
  readiness,
  metrics,
}: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.route({ ...systemEndpoints.config, handler: () => config() });
    app.route({
      ...systemEndpoints.time,
      handler: (_request, reply) => {
        void reply.header('cache-control', 'no-store');
        return { now: Math.floor(clock.now()) };
      },
    });
    app.route({
      ...systemEndpoints.health,
      handler: () => ({ status: 'ok' as const, uptime: process.uptime() }),
    });
    app.route({
      ...systemEndpoints.ready,
      handler: (_request, reply) => {
        const state = readiness();
        void reply.code(state.ready ? 200 : 503).send(state);
      },
    });
    app.route({
      ...systemEndpoints.metrics,
      handler: async (_request, reply) => {
        void reply.type(metrics.contentType);
        return metrics.text();
      },
    });
    done();
  };
}
