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
      // An answer is data: nothing in it may be loaded, run or framed. The page of the documents sets its own policy.
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      // Pages of other origins that are on the list of CORS may read the answers.
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      // For pages, or for browsers of long ago: every poller would get them with every answer.
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xFrameOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
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
