import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import * as schemas from '@updown/protocol/api/system';
import { Type } from 'typebox';
import { answers } from './responses';
import type { Services } from './services';

const free = { isFree: true };

/** Answered even under overload, so that monitoring sees the cause. */
const probe = { ...free, pressureHandler: () => undefined };

type Needs = Pick<Services, 'clock' | 'config' | 'readiness' | 'metrics'>;

export function systemRoutes({
  clock,
  config,
  readiness,
  metrics,
}: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get('/config', {
      config: free,
      schema: {
        summary: "The deployment's configuration, for the pages",
        response: answers(schemas.Config),
      },
      handler: () => config(),
    });
    app.get('/time', {
      config: free,
      schema: {
        summary: "The game's clock",
        response: answers(schemas.TimeResponse),
      },
      handler: (_request, reply) => {
        void reply.header('cache-control', 'no-store');
        return { now: Math.floor(clock.now()) };
      },
    });
    app.get('/health', {
      config: probe,
      schema: { summary: 'Liveness', response: answers(schemas.Health) },
      handler: () => ({ status: 'ok' as const, uptime: process.uptime() }),
    });
    app.get('/ready', {
      config: probe,
      schema: {
        summary:
          'Readiness: 503 with a reason until the index has caught up with the chain, and while the index is stalled or the chain is silent',
        response: { 200: schemas.Ready, 503: schemas.Ready },
      },
      handler: (_request, reply) => {
        const state = readiness();
        void reply.code(state.ready ? 200 : 503).send(state);
      },
    });
    app.get('/metrics', {
      config: probe,
      schema: {
        summary: 'Prometheus metrics',
        produces: ['text/plain'],
        response: { 200: Type.String() },
      },
      handler: async (_request, reply) => {
        void reply.type(metrics.contentType);
        return metrics.text();
      },
    });
    done();
  };
}
