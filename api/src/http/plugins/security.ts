import { isIP } from 'node:net';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, invalid } from '../../game/api-error';
import type { Settings } from '../../infra/settings/settings';
import { rateLimits } from './rate-limit';

const PORT_AND_BRACKETS = /:\d+$|^\[|\](?=:\d+$|$)/g;

/**
 * Whether the host is ours: the name of one of our sites, or an IP address, which no other page can use as its name.
 * Otherwise an attacker's page could point its own name at this server and read our responses as its own (DNS
 * rebinding).
 */
export function hostCheck(names: readonly string[]) {
  const known = new Set(['localhost', ...names].map((name) => name.toLowerCase()));
  return (host: string | undefined): boolean => {
    const name = (host ?? '').replace(PORT_AND_BRACKETS, '').toLowerCase();
    return known.has(name) || isIP(name) !== 0;
  };
}

type HostCheck = ReturnType<typeof hostCheck>;

/** Rejects a request for another host name, even if a proxy forwards it. */
export function ownHosts(isOurs: HostCheck) {
  return fp((app, _options, done) => {
    app.addHook('onRequest', (request, _reply, next) => {
      if (isOurs(request.headers.host) && isOurs(request.host)) return next();
      next(new ApiError(421, 'misdirected_request', 'The API does not serve this host name.'));
    });
    done();
  });
}

/** The escape for U+0000, unless its backslash is itself escaped. PostgreSQL stores no text with this character. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Accepts a request with an empty body although its content type is JSON, and rejects a body whose texts no column can
 * hold.
 */
function parseJson(app: FastifyInstance, _options: object, done: () => void) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, parsed) => {
      if (body === '') parsed(null, undefined);
      else if (NUL.test(body)) parsed(invalid('The body has the character U+0000.'));
      else void parse(request, body, parsed);
    },
  );
  done();
}

export const jsonBodies = fp(parseJson);

/**
 * Answers requests for unknown paths. These count against the caller's rate limit, so the limiter must be registered
 * first.
 */
export const unknownAddresses = fp((app, _options, done) => {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => {
    throw new ApiError(404, 'not_found', 'API endpoint not found');
  });
  done();
});

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
