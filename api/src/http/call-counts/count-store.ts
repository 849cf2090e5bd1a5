import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedCounts } from './shared-counts';

/** The options that the limiter really passes; its types name other fields. */
interface ChildOptions {
  readonly routeInfo: { readonly method?: string | string[]; readonly url?: string };
}

/** The limiter's store over the counts of all processes. A route with its own limit has separate counts. */
export function countStore(counts: Pick<SharedCounts, 'count'>): FastifyRateLimitStoreCtor {
  const storeOf = (prefix: string): FastifyRateLimitStore => ({
    incr: (key, callback, timeWindow, most) => {
      const { current, ttl } = counts.count(`${prefix}${key}`, timeWindow, most);
      callback(null, { current, ttl });
    },
    child: (options) => {
      const { routeInfo } = options as unknown as ChildOptions;
      return storeOf(`${prefix}${String(routeInfo.method)} ${String(routeInfo.url)} `);
    },
  });
  return class {
    constructor() {
      return storeOf('');
    }
  } as unknown as FastifyRateLimitStoreCtor;
}
