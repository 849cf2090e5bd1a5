import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { accountRoutes } from './account';
import { adminRoutes } from './admin';
import { authRoutes } from './auth';
import { devRoutes } from './dev';
import { eventRoutes, type StreamLimits } from './events';
import { leaderboardRoutes } from './leaderboard';
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
  const areas = [
    authRoutes(services),
    roundRoutes(services),
    playerRoutes(services),
    quickPlayRoutes(services),
    accountRoutes(services),
    pushRoutes(services),
    playersRoutes(services),
    leaderboardRoutes(services),
    priceRoutes(services),
    adminRoutes(services),
    operatorRoutes(services),
    systemRoutes(services),
    eventRoutes(services, limits),
    telemetryRoutes(services),
    ...(services.dev === undefined ? [] : [devRoutes(services.dev)]),
  ];
  return (app, _options, done) => {
    for (const area of areas) void app.register(area);
    done();
  };
}
