import rateLimit, { normalizeIP, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import type { Settings } from '../../infra/settings/settings';

/** A costly call has its own count, and a limit that is lower by this factor. */
const COSTLY_SHARE = 5;

/** The caller as the limits count it. An IPv6 customer has a whole /64, and could call once from each address in it. */
export function callerOf(ip: string): string {
  return normalizeIP(ip);
}

/** The store of the counts. Without one, each process counts for itself. */
export type CountStore = FastifyRateLimitStoreCtor;

function optionsOf(settings: Settings, store: CountStore | undefined) {
  return {
    max: settings.RATE_LIMIT_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }: { ip: string }) => callerOf(ip),
    // Counting a public read would cost more than the read.
    allowList: (request: { routeOptions: { config: { isFree?: boolean } } }) =>
      request.routeOptions.config.isFree === true,
    ...(store === undefined ? {} : { store }),
  };
}

/** Limits how often a caller may call. All options of the limiter are here. */
export function rateLimits(settings: Settings, store?: CountStore) {
  return fp(async (app) => {
    // Registered before the limiter's own hook, which reads the values set here.
    app.addHook('onRoute', ({ config }) => {
      if (config?.isCostly === true) {
        config.rateLimit = { max: Math.ceil(settings.RATE_LIMIT_PER_MINUTE / COSTLY_SHARE) };
      }
    });
    await app.register(rateLimit, optionsOf(settings, store));
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
