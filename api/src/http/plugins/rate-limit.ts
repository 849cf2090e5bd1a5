import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import type { Settings } from '../../infra/settings/settings';

/** Costly requests are counted separately, with a limit that is lower by this factor. */
const COSTLY_SHARE = 5;

/**
 * The key by which the limits count a caller. An IPv6 customer owns a whole /64 and could use a different address for
 * each request.
 */
export function callerOf(ip: string): string {
  return normalizeIP(ip);
}

/** Limits the request rate of each caller in this process. All options of the limiter are here. */
export function rateLimits({
  RATE_LIMIT_PER_MINUTE: max,
}: Pick<Settings, 'RATE_LIMIT_PER_MINUTE'>) {
  return fp(async (app) => {
    // Registered before the limiter's own hook, which reads the values set here.
    app.addHook('onRoute', ({ config }) => {
      // Counting a public read would cost more than the read.
      if (config?.isFree === true) config.rateLimit = false;
      if (config?.isCostly === true) config.rateLimit = { max: Math.ceil(max / COSTLY_SHARE) };
    });
    await app.register(rateLimit, { max, timeWindow: '1 minute' });
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted against the caller's rate limit. */
    isFree?: boolean;
    /** Expensive for the node or the database, so it has its own lower limit. */
    isCostly?: boolean;
  }
}
