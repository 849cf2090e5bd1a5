import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import type { Settings } from '../../infra/settings/settings';
import { unknownAddresses } from './not-found';
import { rateLimits } from './rate-limit';

const RETRY_AFTER_SECONDS = 5;

/** Protects the server against overload, and separates its callers. */
export function security(settings: Settings) {
  return fp(async (app) => {
    await app.register(helmet, {
      // An answer is data: a browser may not load, run or frame any of it. The page of the OpenAPI document has its
      // own policy.
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      // The CORS list decides which other origins may read the answers.
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      // Only pages or very old browsers need it, and every poll would carry it.
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
