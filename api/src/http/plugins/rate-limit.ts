import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import type { Settings } from '../../infra/settings/settings';

/** A costly call has its own count, and a limit that is lower by this factor. */
const COSTLY_SHARE = 5;

/** The caller as the limits count it. An IPv6 customer has a whole /64, and could call once from each address in it. */
export function callerOf(ip: string): string {
  return normalizeIP(ip);
}

/** Limits how often a caller may call this process. All options of the limiter are here. */
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
    /** Not counted against the caller's rate. */
    isFree?: boolean;
    /** Costs the node or the database a lot, and has its own lower limit. */
    isCostly?: boolean;
  }
}
