import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import type { Settings } from '../../infra/settings/settings';
import { unknownAddresses } from './not-found';
import { rateLimits } from './rate-limit';

const RETRY_AFTER_SECONDS = 5;

/** Protects the server against overload, and sets the security headers and CORS. */
export function security(settings: Settings) {
  return fp(async (app) => {
    await app.register(helmet, {
      // Responses are data, which a browser must not load, run or frame. Swagger UI has its own policy.
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      // The CORS list decides which other origins may read the responses.
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      // Only pages and very old browsers need these headers, and every poll would carry them.
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
    await app.register(rateLimits(settings));
    await app.register(unknownAddresses);
    await app.register(underPressure, {
      maxEventLoopDelay: settings.MAXIMUM_EVENT_LOOP_DELAY_MS,
      retryAfter: RETRY_AFTER_SECONDS,
    });
  });
}
