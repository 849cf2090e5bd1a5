import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import type { Settings } from '../settings/settings';

const retryAfterSeconds = 5;

/** What keeps the server up and its callers apart. */
export const security = (settings: Settings) =>
  fp(async (app) => {
    await app.register(helmet, {
      // Pages of other origins that are on the list of CORS may read the answers.
      crossOriginResourcePolicy: { policy: 'cross-origin' },
    });
    await app.register(cors, {
      origin: [settings.SITE_ORIGIN, ...settings.CORS_ORIGINS],
      methods: ['GET', 'POST'],
      maxAge: 600,
    });
    await app.register(rateLimit, {
      max: settings.RATE_LIMIT_PER_MINUTE,
      timeWindow: '1 minute',
      // A public read costs less than counting it.
      allowList: (request) => request.routeOptions.config.isFree === true,
    });
    await app.register(underPressure, {
      maxEventLoopDelay: settings.MAXIMUM_EVENT_LOOP_DELAY_MS,
      retryAfter: retryAfterSeconds,
    });
  });

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted against the caller's rate. */
    isFree?: boolean;
  }
}
