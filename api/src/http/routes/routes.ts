import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { accountRoutes } from './account';
import { adminRoutes } from './admin';
import { authRoutes } from './auth';
import { devRoutes } from './dev';
import { eventRoutes, type StreamLimits } from './events';
import { leaderboardRoutes } from './leaderboard';
import { nameRoutes } from './names';
import { operatorRoutes } from './operator';
import { playerRoutes } from './player';
import { playersRoutes } from './players';
import { priceRoutes } from './price';
import { pushRoutes } from './push';
import { quickPlayRoutes } from './quick-play';
import { roundRoutes } from './rounds';
import type { Services } from './services';
import { systemRoutes } from './system';
import { telemetryRoutes } from './telemetry';

/** All routes of the API. Each has its schema, which validates the requests and describes the route in the document. */
export function routes(services: Services, limits: StreamLimits): FastifyPluginCallbackTypebox {
  const { dev } = services;
  const areas: readonly (readonly [tag: string, area: FastifyPluginCallbackTypebox])[] = [
    ['auth', authRoutes(services)],
    ['rounds', roundRoutes(services)],
    ['player', playerRoutes(services)],
    ['player', quickPlayRoutes(services)],
    ['player', nameRoutes(services)],
    ['player', accountRoutes(services)],
    ['push', pushRoutes(services)],
    ['players', playersRoutes(services)],
    ['players', leaderboardRoutes(services)],
    ['price', priceRoutes(services)],
    ['admin', adminRoutes(services)],
    ['admin', operatorRoutes(services)],
    ['system', systemRoutes(services)],
    ['system', eventRoutes(services, limits)],
    ['system', telemetryRoutes(services)],
    ...(dev === undefined ? [] : [['dev', devRoutes(dev)] as const]),
  ];
  return (app, _options, done) => {
    for (const [tag, area] of areas) {
      void app.register((part, _none, ready) => {
        part.addHook('onRoute', ({ schema }) => void Object.assign(schema ?? {}, { tags: [tag] }));
        void part.register(area);
        ready();
      });
    }
    done();
  };
}
